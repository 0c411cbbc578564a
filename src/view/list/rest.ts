/**
 * The REST client of public pages. It only sends GET requests. The editor uses api-fetch.
 *
 * Address, nonce and messages come from the data that PHP prints for this module, never from a block's attributes:
 * anyone who may write a post may write any `data-` attribute, and answers are inserted as HTML.
 */

import { dataOf } from '../data';

/** A failed request. */
export interface RestError {
	/** Error code of the specification or of WordPress. */
	code: string;
	/** The message for visitors. */
	message: string;
	/** Whether something in front of our endpoint refused the request, such as a plugin that closes the REST API. */
	isClosed?: boolean;
}

interface Settings {
	/** Address of the endpoint get-posts. */
	url: string;
	/** The nonce. Only for visitors who are logged in. */
	nonce?: string;
	/** Address that returns a fresh nonce. Set if `nonce` is. */
	nonceUrl?: string;
	/** The specification's messages, translated. The keys are error codes. */
	messages: Record< string, string >;
}

/** Milliseconds after which a request is cancelled. */
const TIMEOUT = 15000;

let settings: Settings | undefined;

/**
 * Requests get-posts. Its arguments are sent in the field `options`.
 *
 * Rejects with a RestError. If the nonce has expired on a cached page, it is renewed and the request is
 * repeated once.
 *
 * @param options Arguments of get-posts. Empty ones are left out.
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
	let response: Response | undefined;
	const failure = ( code: string ): RestError => ( {
		code,
		message: messages[ code ] as string,
		// Such as a page to log in, of a firewall, or what a security plugin says to visitors.
		isClosed: !! response && ( response.redirected || /^4/.test( `${ response.status }` ) ),
	} );
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
		// Without a valid nonce the request counts as one of a visitor who is not logged in. That works: lists are
		// public.
		settings.nonce = /^\w{10}$/.test( fresh ) ? fresh : '';
		return get( options, true );
	}
	// Messages of others are not for visitors. What we refuse ourselves, such as settings of a page from a cache that were
	// signed with other salts, the list's links still lead to.
	throw { ...failure( 'unknown_error' ), ...( body?.code?.startsWith( 'eidan_' ) && body ) };
};
