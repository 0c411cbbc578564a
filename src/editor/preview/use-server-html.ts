import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';

/** State of the request to the server. */
export interface ServerHtml {
	status: 'loading' | 'ready' | 'error';
	/** The last HTML that arrived. It stays while the next request is running. */
	html: string;
	/** The server's error message if `status` is 'error'. */
	message: string;
}

/** Milliseconds to wait for further changes. Typing and dragging change attributes many times in a second. */
const DELAY = 250;

/**
 * Renders a block on the server, as soon as its attributes have not changed for a moment. A new request cancels the one
 * before.
 *
 * WordPress 6.8 has no hook for this, and its component cannot keep the last preview without flashing.
 *
 * @param block      Block name, such as `eidan/blog-list`.
 * @param attributes Attributes to send.
 * @param query      Further query arguments, for instance `{ post_id: 7 }`.
 * @param more       Further members of the request's body, for what is not stored in the block.
 * @return State of the request and the last HTML.
 */
export function useServerHtml(
	block: string,
	attributes: Record< string, unknown >,
	query: Record< string, unknown > = {},
	more: Record< string, unknown > = {}
): ServerHtml {
	const [ state, setState ] = useState< ServerHtml >( {
		status: 'loading',
		html: '',
		message: '',
	} );
	const body = JSON.stringify( { ...more, attributes } );
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
					data: JSON.parse( body ),
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
