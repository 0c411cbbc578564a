import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Starters } from './types';

/** What is put on the site: one of them at a time. */
export type Choice = { style: string } | { header: string } | { footer: string };

const messageOf = ( error: unknown ) =>
	( ( error ?? {} ) as { message?: string } ).message || __( 'An unknown error occurred.', 'eidan' );

/** Kinds of sites, styles, headers and footers, and functions to put them on the site and to take them off again. */
export function useStarters() {
	const [ starters, setStarters ] = useState< Starters | null >( null );
	const [ failure, setFailure ] = useState( '' );
	/** What is under way: the slug of what was chosen, `back`, or ''. */
	const [ busy, setBusy ] = useState( '' );
	/** What the latest answer came from, in the same words. */
	const [ latest, setLatest ] = useState( '' );

	const ask = useCallback( async ( name: string, options: { path: string; method?: string; data?: object } ) => {
		setBusy( name );
		setFailure( '' );
		try {
			setStarters( await apiFetch< Starters >( options ) );
			setLatest( name );
			return true;
		} catch ( error ) {
			setFailure( messageOf( error ) );
			return false;
		} finally {
			setBusy( '' );
		}
	}, [] );

	const load = useCallback( () => ask( 'load', { path: '/eidan/v1/starters' } ), [ ask ] );
	useEffect( () => void load(), [ load ] );

	return {
		starters,
		failure,
		busy,
		latest,
		load,
		put: ( choice: Choice ) =>
			ask( Object.values( choice )[ 0 ] ?? '', { path: '/eidan/v1/style', method: 'POST', data: choice } ),
		putBack: () => ask( 'back', { path: '/eidan/v1/style', method: 'DELETE' } ),
	};
}

export type UseStarters = ReturnType< typeof useStarters >;
