/** The cookies as records: which fields, in which order, how long at most. */
import { SOURCE } from './decision';
import { NONE, decode, keepText, open, pairs, seal } from './text';
import type { Options, SbjsData, Values } from './types';

export type Name = keyof SbjsData | 'migrations';

/** Date, landing page ("entry point"), referrer: names of WooCommerce's library, as all of these. */
const EXTRA = [ 'fd', 'ep', 'rf' ];

/** Fields of each cookie in their order, the first in every sound one. Cookies in the order of writing. */
const FIELDS: Record< Name, string[] > = {
	current_add: EXTRA,
	first_add: EXTRA,
	current: SOURCE,
	first: SOURCE,
	udata: [ 'vst', 'uip', 'uag' ],
	session: [ 'pgs', 'cpg', 'lst' ],
	promo: [ 'code' ],
	// The one change of format that the library knows of.
	migrations: [ '1418474375998' ],
};

export const ORDER = Object.keys( FIELDS ) as Name[];

/** All cookies there are. */
export const NAMES = ORDER.map( ( name ) => `sbjs_${ name }` );

/** The fields that are written and shown: `lst` is ours, and only there when it has something to say. */
const present = ( name: Name, texts: Values ) => FIELDS[ name ].filter( ( field ) => texts[ field ] || field !== 'lst' );

/** The texts of a cookie, the first of each field; `undefined` when it is missing or damaged. */
export const read = ( name: Name, cookie = '' ): Values | undefined => {
	const texts: Values = {};
	for ( const [ field, text = '' ] of pairs( open( cookie ), '|||' ) ) {
		texts[ field ] ||= text;
	}
	return texts[ FIELDS[ name ][ 0 ]! ] && /^(utm|organic|referral|typein)$/.test( texts.typ ?? 'utm' ) ? texts : undefined;
};

/** Shortens a text to `length`: an address first by what says nothing about its source. */
const shorten = ( text: string, length: number ) => {
	if ( text.length <= length ) {
		return text;
	}
	const [ start, ...rest ] = text.match( /^[^?#]*|\b(utm_\w+|\w*id|_kx|epik|gclsrc|gad_source)=[^&#]*/gi )!;
	let short = `${ start }?${ rest.join( '&' ) }`.slice( 0, length );
	// No half characters.
	while ( decode( text, '' ) && ! decode( short, '' ) ) {
		short = short.slice( 0, -1 );
	}
	return short;
};

/**
 * Encodes a cookie. Makes texts of what `texts` holds, and shortens the
 * longest, both in place, until it fits. Browsers take 4,096 bytes a cookie,
 * servers 8 kB a header: 2 × 1,800 and 4 × 900 stay below that.
 */
export const pack = ( name: Name, texts: Values, options: Options, length = 2e3 ): string => {
	const fields = present( name, texts ).filter( ( field ) => {
		texts[ field ] = shorten( keepText( texts[ field ] || '' ), length );
		return ! options.compact || ( texts[ field ] && ! /cpg|uag/.test( field ) );
	} );
	const cookie = seal( fields.map( ( field ) => `${ field }=${ texts[ field ] || NONE }` ).join( '|||' ), options.base64 );
	return cookie.length < ( /add/.test( name ) ? 1800 : 900 ) ? cookie : pack( name, texts, options, length * 0.9 );
};

/**
 * What `sbjs.get` shows. An address stays as it was sent, unless its only
 * escapes are of the kind that WooCommerce's library is recorded to decode;
 * that one decodes `! ~ * ' ( )` twice.
 */
export const show = ( name: Name, texts?: Values ): Values => {
	const shown: Values = {};
	for ( const field of texts ? present( name, texts ) : [] ) {
		const text = texts![ field ] || NONE;
		const sent = /ep|rf|cpg/.test( field ) && /%(?!2521|25(?![\da-f]{2})|3D|7C)/i.test( text );
		shown[ field ] = sent ? text : decode( text ).replace( /^u/.test( field ) ? '' : /%(21|7E|2[A789])/g, unescape );
	}
	return shown;
};
