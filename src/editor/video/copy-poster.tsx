import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { copyPoster } from './check-address';

/** A button that copies the poster of a video from its service into the media library. */
export function CopyPoster( {
	url,
	onCopy,
}: {
	url: string;
	onCopy: ( poster: { id: number; url: string; title: string } ) => void;
} ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	return (
		<>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => {
					setBusy( true );
					setFailure( '' );
					copyPoster( url )
						.then( onCopy, ( { message = '' }: { message?: string } ) => setFailure( message ) )
						.finally( () => setBusy( false ) );
				} }
			>
				{ __( 'Copy from the service', 'eidan' ) }
			</Button>
			{ failure && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
		</>
	);
}
