/**
 * The REST client of visitors' pages: GET only. The editor has api-fetch.
 *
 * Address, nonce and messages come from the data script that PHP prints for
 * this module, never from a block's attributes: whoever may write a post may
 * write any `data-` attribute, and answers are inserted as HTML.
 */

import { dataOf } from '../data';

/** A failed request. */
export interface RestError {
	/** A code of the specification, or of WordPress. */
	code: string;
	/** The message for visitors. */
	message: string;
}

interface Settings {
	/** Address of get-posts. */
	url: string;
	/** The nonce, for visitors who are logged in only. */
	nonce?: string;
	/** Address that answers a fresh nonce; there if `nonce` is. */
	nonceUrl?: string;
	/** The specification's messages, translated, by code. */
	messages: Record< string, string >;
}

/** Milliseconds after which a request is given up. */
const TIMEOUT = 15000;

let settings: Settings | undefined;

/**
 * Asks get-posts, with its arguments in the field `options`.
 *
 * Rejects with `{ code, message }`. If the nonce has expired on a cached page, it
 * is renewed and the request repeated once.
 *
 * @param options Arguments of get-posts; empty ones are left out.
 * @param last    Whether this is the last try.
 */
export const get = async < T >( options: Record< string, unknown >, last?: boolean ): Promise< T > => {
	settings ??= dataOf< Settings >( 'list' ) as Settings;
	const { nonce, nonceUrl, messages = {} } = settings;
	const url = new URL( settings.url );
	for ( const name in options ) {
		if ( options[ name ] ) {
			url.searchParams.set( `options[${ name }]`, `${ options[ name ] }` );
		}
	}
	const signal = AbortSignal.timeout( TIMEOUT );
	const failure = ( code: string ): RestError => ( {
		code,
		message: messages[ code ] as string,
	} );
	let response: Response | undefined;
	let body: ( T & RestError ) | null;
	try {
		response = await fetch( url, {
			headers: nonce ? { 'X-WP-Nonce': nonce } : {},
			signal,
		} );
		body = await response.json();
	} catch {
		const missing = response ? 'invalid_json' : 'fetch_error';
		throw failure( signal.aborted ? 'timeout' : missing );
	}
	if ( response.ok && body ) {
		return body;
	}
	if ( ! last && body?.code === 'rest_cookie_invalid_nonce' ) {
		const fresh = await fetch( nonceUrl as string, {
			signal,
		} ).then( ( answer ) => answer.text(), String );
		// Without a valid nonce the request is that of a visitor who is not logged in: lists are public.
		settings.nonce = /^\w{10}$/.test( fresh ) ? fresh : '';
		return get( options, true );
	}
	throw body?.message ? body : failure( 'unknown_error' );
};
