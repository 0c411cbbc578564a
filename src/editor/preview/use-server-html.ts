import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';

/** What the server said last. */
export interface ServerHtml {
	status: 'loading' | 'ready' | 'error';
	/** The last HTML that arrived; stays while the next one is on its way. */
	html: string;
	/** The server's message, when `status` is 'error'. */
	message: string;
}

/** Typing and dragging change attributes many times a second. */
const DELAY = 250;

/**
 * Renders a block on the server, after a pause in the changes; an answer that
 * a newer question has overtaken is dropped.
 *
 * WordPress 6.8 has no hook for it, its component alone cannot keep the last
 * preview without a flash.
 *
 * @param block      Block name.
 * @param attributes Its attributes.
 * @param query      Further query arguments, for instance `{ post_id: 7 }`.
 * @return State of the request and the last HTML.
 */
export function useServerHtml(
	block: string,
	attributes: Record< string, unknown >,
	query: Record< string, unknown > = {}
): ServerHtml {
	const [ state, setState ] = useState< ServerHtml >( {
		status: 'loading',
		html: '',
		message: '',
	} );
	const body = JSON.stringify( attributes );
	const path = addQueryArgs( `/wp/v2/block-renderer/${ block }`, {
		context: 'edit',
		...query,
	} );

	useEffect( () => {
		const controller = new AbortController();
		setState( ( last ) => ( { ...last, status: 'loading' } ) );
		const timer = setTimeout( async () => {
			try {
				const { rendered } = await apiFetch< { rendered: string } >( {
					path,
					method: 'POST',
					data: { attributes: JSON.parse( body ) },
					signal: controller.signal,
				} );
				setState( { status: 'ready', html: rendered, message: '' } );
			} catch ( error ) {
				if ( ! controller.signal.aborted ) {
					setState( ( last ) => ( {
						...last,
						status: 'error',
						message: ( error as Error ).message ?? '',
					} ) );
				}
			}
		}, DELAY );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ path, body ] );

	return state;
}
