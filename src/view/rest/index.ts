/**
 * The front end's REST client: GET only, the editor has api-fetch.
 *
 * Address, nonce and messages come from the data script that PHP prints for
 * this module, never from a block's attributes: whoever may write a post may
 * write any `data-` attribute, and answers are inserted as HTML.
 */
export { fragment } from './trusted';

/** What a failed request is reported as. */
export interface RestError {
	/** A code of the specification, or of WordPress. */
	code: string;
	/** Words for visitors. */
	message: string;
}

interface Settings {
	/** REST root, the plugin's namespace included, with a slash at the end. */
	root: string;
	/** Only for visitors who are logged in. */
	nonce?: string;
	/** Answers a fresh one; comes with it. */
	nonceUrl?: string;
	/** The specification's messages, translated, by code. */
	messages: Record< string, string >;
}

/** Nobody waits longer. */
const TIMEOUT = 15000;

let settings: Settings | undefined;

/**
 * Gets one of the plugin's routes, with its arguments in the field `options`.
 *
 * Rejects with `{ code, message }`, also when the caller aborts it. A nonce that a cached page kept too long is renewed and
 * the request repeated, once.
 *
 * @param route   Route below the namespace.
 * @param options Arguments; empty ones are left out.
 * @param signal  Aborts the request.
 * @param last    Whether it is not to be repeated.
 */
export const get = async < T >(
	route: string,
	options: Record< string, unknown >,
	signal: AbortSignal,
	last?: boolean
): Promise< T > => {
	// Only a script element: authors may write others with the same id.
	settings ??= JSON.parse(
		document.querySelector( 'script[id$="@eidan/rest"]' )!
			.textContent as string
	) as Settings;
	const { root, nonce, nonceUrl, messages } = settings;
	const url = new URL( root + route );
	for ( const name in options ) {
		if ( options[ name ] ) {
			url.searchParams.set( `options[${ name }]`, `${ options[ name ] }` );
		}
	}
	const either = AbortSignal.any( [
		signal,
		AbortSignal.timeout( TIMEOUT ),
	] );
	const failure = ( code: string ): RestError => ( {
		code,
		message: messages[ code ] as string,
	} );
	let response: Response | undefined;
	let body: ( T & RestError ) | null;
	try {
		response = await fetch( url, {
			headers: nonce ? { 'X-WP-Nonce': nonce } : {},
			signal: either,
		} );
		body = await response.json();
	} catch {
		throw failure( response ? 'invalid_json' : 'fetch_error' );
	}
	if ( response.ok && body ) {
		return body;
	}
	if ( ! last && body?.code === 'rest_cookie_invalid_nonce' ) {
		const fresh = await fetch( nonceUrl as string, {
			signal: either,
		} ).then( ( answer ) => answer.text(), String );
		// No usable nonce: it goes on as a visitor, lists are public.
		settings.nonce = /^\w{10}$/.test( fresh ) ? fresh : '';
		return get( route, options, signal, true );
	}
	throw body?.message ? body : failure( 'unknown_error' );
};
