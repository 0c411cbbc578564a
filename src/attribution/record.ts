/** The cookies as records: which fields, in which order, how long at most. */
import { SOURCE } from './decision';
import { NONE, clean, decode, keepText, open, pairs, seal } from './text';
import type { Options, SbjsData, Values } from './types';

export type Name = keyof SbjsData | 'migrations';

/** Date, landing page ("entry point"), referrer: names of WooCommerce's library, as all of these. */
const EXTRA = [ 'fd', 'ep', 'rf' ];

/**
 * Fields of each cookie in their order, the first in every sound one. Cookies in the order of writing: addresses get
 * what room the others leave.
 */
const FIELDS: Record< Name, string[] > = {
	current: SOURCE,
	first: SOURCE,
	udata: [ 'vst', 'uip', 'uag' ],
	session: [ 'pgs', 'cpg', 'lst' ],
	promo: [ 'code' ],
	// The one change of format that the library knows of.
	migrations: [ '1418474375998' ],
	current_add: EXTRA,
	first_add: EXTRA,
};

export const ORDER = Object.keys( FIELDS ) as Name[];

/** All cookies there are. */
export const NAMES = ORDER.map( ( name ) => `sbjs_${ name }` );

/** The most bytes of all cookies: servers take 8 kB a header, and there are cookies of others. */
export const ALL = 7400;

/** The fields that are written and shown: `lst` is ours, and only there when it has something to say. */
const present = ( name: Name, texts: Values ) =>
	FIELDS[ name ].filter( ( field ) => texts[ field ] || field !== 'lst' );

/** The texts of a cookie, the first of each field; `undefined` when it is missing or damaged. */
export const read = ( name: Name, cookie = '' ): Values | undefined => {
	const texts: Values = {};
	for ( const [ field, text = '' ] of pairs( open( cookie ), '|||' ) ) {
		texts[ field ] ||= text;
	}
	return texts[ FIELDS[ name ][ 0 ]! ] && /^(utm|organic|referral|typein)$/.test( texts.typ ?? 'utm' )
		? texts
		: undefined;
};

/** Shortens a text to `length`: an address first by what says nothing about its source. */
const shorten = ( text: string, length: number ) => {
	if ( text.length <= length ) {
		return text;
	}
	const [ start, ...rest ] = text.match( /^[^?#]*|\b(utm_|\w*id=|_kx|epik|gclsrc|gad_)[^&#]*/gi )!;
	// Nothing of half a character.
	return clean( `${ start }?${ rest.join( '&' ) }`.slice( 0, length ) ).replace( /%.?$/, '' );
};

/**
 * Encodes a cookie. Makes texts of what `texts` holds, and shortens the longest, both in place, until it fits. In 3,000
 * bytes each of the five fields of a campaign keeps 60 letters of Chinese, Japanese or Korean, which have nine bytes;
 * browsers take 4,096.
 *
 * @param name    Cookie.
 * @param texts   Its fields.
 * @param options Whether it is in base64, or compact.
 * @param left    Bytes that the cookies before it have left: for the two with addresses at the end, mostly.
 * @param length  Characters of a field at most.
 */
export const pack = ( name: Name, texts: Values, options: Options, left: number, length = 2e3 ): string => {
	const fields = present( name, texts ).filter( ( field ) => {
		texts[ field ] = shorten( keepText( texts[ field ] || '' ), length );
		return ! options.compact || ( texts[ field ] && ! /cpg|uag/.test( field ) );
	} );
	const cookie = seal(
		fields.map( ( field ) => `${ field }=${ texts[ field ] || NONE }` ).join( '|||' ),
		options.base64
	);
	const limit = /current$|first$/.test( name ) ? 3e3 : left / ( /add/.test( name ) ? 2 : 4 );
	// What is short, and what stands around the fields, stays: never too much is taken, and then again a little.
	return cookie.length > limit ? pack( name, texts, options, left, ( length * limit ) / cookie.length - 1 ) : cookie;
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
		shown[ field ] = sent
			? text
			: decode( text ).replace( /^u/.test( field ) ? '' : /%(21|7E|2[A789])/g, unescape );
	}
	return shown;
};
