/** The records in the cookies: their fields, the order of these, and the size limits. */
import { SOURCE } from './decision';
import { NONE, clean, decode, keepText, decodeCookie, pairs, encodeCookie } from './text';
import type { Options, SbjsData, Values } from './types';

export type Name = keyof SbjsData | 'migrations';

/** Date, landing page ("entry point"), referrer. All field names are those of WooCommerce's library. */
const EXTRA = [ 'fd', 'ep', 'rf' ];

/**
 * The fields of each cookie, in order. Every valid cookie has the first one. The cookies are in the order of writing:
 * those with addresses come last and get the remaining space.
 */
const FIELDS: Record< Name, string[] > = {
	current: SOURCE,
	first: SOURCE,
	udata: [ 'vst', 'uip', 'uag' ],
	session: [ 'pgs', 'cpg', 'lst' ],
	promo: [ 'code' ],
	// The only change of format that the library knows.
	migrations: [ '1418474375998' ],
	current_add: EXTRA,
	first_add: EXTRA,
};

export const ORDER = Object.keys( FIELDS ) as Name[];

/** Names of all our cookies. */
export const NAMES = ORDER.map( ( name ) => `sbjs_${ name }` );

/** Largest size of all cookies together, in bytes. Servers accept 8 kB per header, and there are other cookies. */
export const ALL = 7400;

/** The fields that are written and shown. `lst` is our own field and left out if empty. */
const present = ( name: Name, texts: Values ) =>
	FIELDS[ name ].filter( ( field ) => texts[ field ] || field !== 'lst' );

/**
 * Reads the texts of a cookie. If a field is repeated the first value counts. Returns undefined if the cookie is
 * missing or damaged.
 */
export const read = ( name: Name, cookie = '' ): Values | undefined => {
	const texts: Values = {};
	for ( const [ field, text = '' ] of pairs( decodeCookie( cookie ), '|||' ) ) {
		texts[ field ] ||= text;
	}
	return texts[ FIELDS[ name ][ 0 ]! ] && /^(utm|organic|referral|typein)$/.test( texts.typ ?? 'utm' )
		? texts
		: undefined;
};

/** Shortens a text to `length`. Of an address, first the parts go that say nothing about its source. */
const shorten = ( text: string, length: number ) => {
	if ( text.length <= length ) {
		return text;
	}
	const [ start, ...rest ] = text.match( /^[^?#]*|\b(utm_|\w*id=|_kx|epik|gclsrc|gad_)[^&#]*/gi )!;
	// Do not leave half a character at the end.
	return clean( `${ start }?${ rest.join( '&' ) }`.slice( 0, length ) ).replace( /%.?$/, '' );
};

/**
 * Encodes a cookie. It converts the values of `texts` into texts and shortens the longest ones, both in place, until
 * the cookie fits. With 3,000 bytes each of the five fields of a campaign keeps 60 Chinese, Japanese or Korean
 * characters of nine bytes each. Browsers accept 4,096 bytes.
 *
 * @param name    Name of the cookie.
 * @param texts   Its fields.
 * @param options Whether to use base64, or short cookies.
 * @param left    Bytes that the cookies before it have left. This mostly matters for the two with addresses at the end.
 * @param length  Largest number of characters of a field.
 */
export const pack = ( name: Name, texts: Values, options: Options, left: number, length = 2e3 ): string => {
	const fields = present( name, texts ).filter( ( field ) => {
		texts[ field ] = shorten( keepText( texts[ field ] || '' ), length );
		return ! options.compact || ( texts[ field ] && ! /cpg|uag/.test( field ) );
	} );
	const cookie = encodeCookie(
		fields.map( ( field ) => `${ field }=${ texts[ field ] || NONE }` ).join( '|||' ),
		options.base64
	);
	const limit = /current$|first$/.test( name ) ? 3e3 : left / ( /add/.test( name ) ? 2 : 4 );
	// Short fields and everything around the fields stay, so one round never removes too much. It may take several
	// rounds.
	return cookie.length > limit ? pack( name, texts, options, left, ( length * limit ) / cookie.length - 1 ) : cookie;
};

/**
 * Returns the values that `sbjs.get` shows. An address stays as it was sent, unless its only escapes are those that
 * WooCommerce's library was recorded to decode. That library decodes `! ~ * ' ( )` twice.
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
