/** The cookies as records: which fields, in which order, how long at most. */
import { WORTH } from './clicks';
import { SOURCE } from './decision';
import { NONE, clean, decode, decodes, fromText, open, seal } from './text';
import type { Jar, Options, SbjsData, Values } from './types';

export type Name = keyof SbjsData;

/** What cookies say; `found` = the source is of this page view. */
export type Texts = Partial< Record< Name, Values > > & { found?: boolean };

const EXTRA = [ 'fd', 'ep', 'rf' ];

/** Fields of each cookie in their order; the first is there in every sound one. */
const FIELDS: Record< Name, string[] > = {
	current_add: EXTRA,
	first_add: EXTRA,
	current: SOURCE,
	first: SOURCE,
	udata: [ 'vst', 'uip', 'uag' ],
	session: [ 'pgs', 'cpg', 'lst' ],
	promo: [ 'code' ],
};

/** The order in which they are written. */
export const ORDER = Object.keys( FIELDS ) as Name[];

export const PREFIX = 'sbjs_';

/** All cookies there are. */
export const NAMES = [ ...ORDER, 'migrations' ].map( ( name ) => PREFIX + name );

const DELIMITER = '|||';

const isAddress = ( field: string ) => /^(ep|rf|cpg)$/.test( field );

/** The first value of each field; nothing of a cookie that is missing or damaged. */
const readOne = ( cookie: string, fields: string[] ): Values | undefined => {
	const values: Values = {};
	for ( const pair of open( cookie ).split( DELIMITER ) ) {
		const at = pair.indexOf( '=' );
		const field = pair.slice( 0, at );
		if ( at > 0 && fields.includes( field ) ) {
			values[ field ] ??= pair.slice( at + 1 );
		}
	}
	if ( fields === EXTRA ) {
		values.rf ||= NONE;
	}
	const sign = values[ fields[ 0 ] || '' ];
	return sign && ( fields !== SOURCE || /^(utm|organic|referral|typein)$/.test( sign ) ) ? values : undefined;
};

export const read = ( jar: Jar ): Texts =>
	Object.fromEntries( ORDER.map( ( name ) => [ name, readOne( jar[ PREFIX + name ] || '', FIELDS[ name ] ) ] ) );

/** Bytes of an encoded cookie: all together stay below the 8 kB that servers take as one header. */
const limit = ( fields: string[] ) => ( fields === EXTRA ? 1800 : fields === SOURCE ? 1200 : 600 );

/** An address without what says nothing about its source. */
const lean = ( address: string ) =>
	address.replace( /#.*/s, '' ).replace(
		/\?.*/s,
		( query ) =>
			'?' +
			query
				.slice( 1 )
				.split( '&' )
				.filter( ( pair ) => WORTH.test( pair ) )
				.join( '&' )
	);

const shorten = ( field: string, text: string, excess: number ) => {
	let short = isAddress( field ) ? lean( text ) : text;
	if ( short.length === text.length ) {
		short = clean( text.slice( 0, -Math.ceil( excess / 15 ) ) );
		while ( ! isAddress( field ) && ! decodes( short ) ) {
			short = short.slice( 0, -1 );
		}
	}
	return short;
};

/** Encodes a cookie, shortening the longest of `values` (in place) until it fits. */
export const pack = ( name: Name, values: Values | undefined, { base64, compact }: Options ): string => {
	const all = FIELDS[ name ];
	if ( ! values ) {
		return '';
	}
	const fields = all.filter(
		( field ) => values[ field ] && ! ( compact && ( values[ field ] === NONE || field === 'cpg' || field === 'uag' ) )
	);
	const cookie = seal( fields.map( ( field ) => `${ field }=${ values[ field ] }` ).join( DELIMITER ), base64 );
	const excess = cookie.length - limit( all );
	if ( excess <= 0 ) {
		return cookie;
	}
	const longest = fields.reduce( ( a, b ) => ( values[ a ]!.length < values[ b ]!.length ? b : a ) );
	values[ longest ] = shorten( longest, values[ longest ]!, excess );
	return pack( name, values, { base64, compact } as Options );
};

/**
 * An address stays as it was sent, unless its only escapes are of the kind
 * that WooCommerce's library is recorded to decode.
 */
const fromAddress = ( text: string ) => ( /%(?!2521|25(?![\da-f]{2})|3D|7C)/i.test( text ) ? text : fromText( text ) );

/** What `sbjs.get` shows of texts. */
export const show = ( texts: Values = {} ): Values =>
	Object.fromEntries(
		Object.entries( texts ).map( ( [ field, text ] ) => [
			field,
			isAddress( field ) ? fromAddress( text ) : field[ 0 ] === 'u' ? decode( text ) : fromText( text ),
		] )
	);
