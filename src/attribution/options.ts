/** Options with the specification's rules: what is wrong counts as not given. */
import { bareHost } from './address';
import type { Entry, Options } from './types';

/** Strings and numbers as strings, anything else as ''. */
const text = ( value: unknown ) => ( /^(n|st)/.test( typeof value ) ? `${ value }` : '' );

/** A property of whatever may have properties. */
const of = ( value: unknown, name: string ) => text( Object( value )[ name ] );

/** A number above 0, at most a thousand million; else `otherwise`. */
const number = ( given: string, otherwise: number ) => {
	const value = Math.min( parseFloat( given ), 1e9 );
	return value > 0 ? value : otherwise;
};
const whole = ( given: string, otherwise: number ) => Math.trunc( number( given, 0 ) ) || otherwise;

/** A list of entries, or one. Those without a host are left out. */
const list = ( entries: unknown ) =>
	[ entries ]
		.flat()
		.map( ( entry ): Entry => [ bareHost( of( entry, 'host' ) ), of( entry, 'param' ), of( entry, 'display' ), of( entry, 'medium' ) ] )
		.filter( ( [ host ] ) => host );

/** Any value to options; see RawOptions for what each may be. Never throws. */
export const parseOptions = ( raw?: unknown ): Options => {
	const given = Object( raw );
	const { domain, promocode, typein_attributes: pair } = given;
	const zone = parseInt( text( given.timezone_offset ), 10 );
	const parameter = ( name: string ) => of( given, `${ name }_param` ).toLowerCase();
	const source = of( pair, 'source' );
	const medium = of( pair, 'medium' );
	const min = whole( of( promocode, 'min' ), 1e5 );
	const max = whole( of( promocode, 'max' ), 999999 );
	const range: [ number, number ] = min > max ? [ 1e5, 999999 ] : [ min, max ];
	return {
		lifetime: Math.trunc( number( text( given.lifetime ), 6 ) * 43200 ),
		session: whole( text( given.session_length ), 30 ),
		zone: Math.abs( zone ) < 15 ? zone * 60 : undefined,
		domain: bareHost( text( domain ) || of( domain, 'host' ) ),
		isolate: !! of( domain, 'host' ) && !! domain.isolate,
		params: { cmp: parameter( 'campaign' ), cnt: parameter( 'content' ), trm: parameter( 'term' ) },
		ip: text( given.user_ip ),
		promo: promocode ? range : undefined,
		typein: source && medium ? [ source, medium ] : [ '(direct)', '' ],
		organics: list( given.organics ),
		referrals: list( given.referrals ),
		payments: list( given.payments ),
		base64: !! given.base64,
		compact: !! given.compact,
	};
};
