import apiFetch from '@wordpress/api-fetch';
import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageOf, PATH } from './use-report';
import type { Kind } from './types';

interface Props {
	/** What the report is of. */
	kind: Kind;
	/** Kinds that can be named anew. */
	due: readonly Kind[];
	/** Called once it has begun. */
	onBegin: () => void;
}

/** Offers to name channels anew, where custom channels or rules have changed. */
export function Renames( { kind, due, onBegin }: Props ) {
	const [ begun, setBegun ] = useState< readonly Kind[] >( [] );
	const [ failure, setFailure ] = useState( '' );
	const kinds = due.filter( ( one ) => ( kind === 'both' || kind === one ) && ! begun.includes( one ) );
	if ( ! kinds.length ) {
		return null;
	}
	const begin = async () => {
		setFailure( '' );
		try {
			for ( const one of kinds ) {
				await apiFetch( { path: `${ PATH }/rebuild`, method: 'POST', data: { kind: one, channels: true } } );
			}
			setBegun( [ ...begun, ...kinds ] );
			onBegin();
		} catch ( error ) {
			setFailure( messageOf( error ) );
		}
	};

	return (
		<Notice
			status={ failure ? 'error' : 'info' }
			isDismissible={ false }
			politeness="polite"
			actions={ [ { label: __( 'Name channels anew', 'eidan' ), onClick: begin } ] }
		>
			{ failure ||
				__(
					'Channels have changed in the settings. What came before keeps the channel of its time unless it is named anew.',
					'eidan'
				) }
		</Notice>
	);
}
