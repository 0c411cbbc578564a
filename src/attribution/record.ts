/** The cookies as records: which fields, in which order, how long at most. */
import { SOURCE } from './decision';
import { NONE, clean, decode, fromText, open, seal } from './text';
import type { Options, SbjsData, Values } from './types';

export type Name = keyof SbjsData;

const EXTRA = [ 'fd', 'ep', 'rf' ];

/** Fields of each cookie in their order, the first in every sound one. Cookies in the order of writing. */
export const FIELDS: Record< Name, string[] > = {
	current_add: EXTRA,
	first_add: EXTRA,
	current: SOURCE,
	first: SOURCE,
	udata: [ 'vst', 'uip', 'uag' ],
	session: [ 'pgs', 'cpg', 'lst' ],
	promo: [ 'code' ],
};

export const ORDER = Object.keys( FIELDS ) as Name[];

/** All cookies there are. */
export const NAMES = [ ...ORDER, 'migrations' ].map( ( name ) => `sbjs_${ name }` );

/** The texts of a cookie, the first of each field; `undefined` when it is missing or damaged. */
export const read = ( name: Name, cookie: string | undefined ): Values | undefined => {
	const found: Values = Object.create( null );
	for ( const pair of open( cookie ).split( '|||' ) ) {
		const [ field = '' ] = pair.split( '=', 1 );
		found[ field ] ||= pair.slice( field.length + 1 );
	}
	const texts: Values = {};
	for ( const field of FIELDS[ name ] ) {
		if ( found[ field ] || field !== 'lst' ) {
			texts[ field ] = found[ field ] || NONE;
		}
	}
	return ( texts.typ ? /^(utm|organic|referral|typein)$/.test( texts.typ ) : found[ FIELDS[ name ][ 0 ]! ] ) ? texts : undefined;
};

/** Shortens a text: first what says nothing about the source, then its end. */
const shorten = ( text: string ) => {
	let short = text
		.replace( /#.*/s, '' )
		.replace( /[?&](?!utm_|\w*(id|_kx|epik|clsrc|d_source)=)[^?&]*/gi, '' )
		.replace( /^([^?&]*)&/, '$1?' );
	if ( short.length === text.length ) {
		short = clean( text.slice( 0, Math.min( 2048, text.length * 0.95 ) ) );
		while ( decode( text, 0 ) !== 0 && decode( short, 0 ) === 0 ) {
			short = short.slice( 0, -1 );
		}
	}
	return short || NONE;
};

/**
 * Encodes a cookie, shortening the longest of `texts` (in place) until it fits:
 * all cookies together stay below the 8 kB that servers take as one header.
 */
export const pack = ( name: Name, texts: Values, options: Options ): string => {
	const fields = FIELDS[ name ].filter(
		( field ) => texts[ field ] && ! ( options.compact && ( texts[ field ] === NONE || /cpg|uag/.test( field ) ) )
	);
	const cookie = seal( fields.map( ( field ) => `${ field }=${ texts[ field ] }` ).join( '|||' ), options.base64 );
	if ( cookie.length < ( FIELDS[ name ] === EXTRA ? 1800 : 900 ) ) {
		return cookie;
	}
	const longest = fields.reduce( ( a, b ) => ( texts[ a ]!.length < texts[ b ]!.length ? b : a ) );
	texts[ longest ] = shorten( texts[ longest ]! );
	return pack( name, texts, options );
};

/**
 * What `sbjs.get` shows. An address stays as it was sent, unless its only
 * escapes are of the kind that WooCommerce's library is recorded to decode.
 */
export const show = ( texts: Values = {} ): Values =>
	Object.fromEntries(
		Object.entries( texts ).map( ( [ field, text ] ) => {
			const sent = /ep|rf|cpg/.test( field ) && /%(?!2521|25(?![\da-f]{2})|3D|7C)/i.test( text );
			return [ field, sent ? text : ( /^u/.test( field ) ? decode : fromText )( text ) ];
		} )
	);
