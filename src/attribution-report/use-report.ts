import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { Report } from './types';

export const PATH = '/eidan/v1/attribution/report';

/** Milliseconds before the next request while older orders are still being read. */
const RETRY_DELAY = 5000;

interface State {
	report: Report | null;
	isLoading: boolean;
	failure: string;
	again: () => void;
}

/**
 * Returns an error's message.
 *
 * @param error The error of a request.
 */
export const messageOf = ( error: unknown ): string =>
	( error as { message?: string } | null )?.message || __( 'An unknown error occurred.', 'eidan' );

/**
 * Loads the report. The previous report stays while the next one loads. Only the answer to the latest request is used.
 *
 * @param parameters Parameters of the REST route.
 */
export function useReport( parameters: Record< string, string > ): State {
	const [ report, setReport ] = useState< Report | null >( null );
	const [ isLoading, setLoading ] = useState( true );
	const [ failure, setFailure ] = useState( '' );
	const [ turn, setTurn ] = useState( 0 );
	const path = addQueryArgs( PATH, parameters );
	const again = useCallback( () => setTurn( ( last ) => last + 1 ), [] );

	useEffect( () => {
		const controller = new AbortController();
		setLoading( true );
		apiFetch< Report >( { path, signal: controller.signal } )
			.then( ( answer ) => {
				setReport( answer );
				setFailure( '' );
			} )
			.catch( ( error ) => {
				if ( ! controller.signal.aborted ) {
					setFailure( messageOf( error ) );
				}
			} )
			.finally( () => {
				if ( ! controller.signal.aborted ) {
					setLoading( false );
				}
			} );
		return () => controller.abort();
	}, [ path, turn ] );

	const unfinished = !! report && ! report.progress.finished;
	useEffect( () => {
		if ( ! unfinished || isLoading ) {
			return;
		}
		const timer = setTimeout( again, RETRY_DELAY );
		return () => clearTimeout( timer );
	}, [ unfinished, isLoading, again ] );

	return { report, isLoading, failure, again };
}
