/** Options with the specification's rules: what is wrong counts as not given. */
import { bareHost } from './address';
import { clean } from './text';
import type { Entry, Options } from './types';

/** A string or number as a string, else ''. */
const text = ( value: unknown ) => ( /^[ns]/.test( typeof value ) ? clean( `${ value }` ) : '' );

/** A number above 0 within reason, else 0. */
const number = ( value: unknown ) => Math.min( Math.max( parseFloat( text( value ) ) || 0, 0 ), 1e9 );
const whole = ( value: unknown ) => Math.trunc( number( value ) );

/** Whatever may have properties. */
const record = ( value: unknown ) => Object( value || {} ) as Record< string, unknown >;

const list = ( entries: unknown, always = true ): Entry[] =>
	( Array.isArray( entries ) ? entries.map( record ) : [] )
		.map( ( { host, param, display, medium } ) => ( {
			host: bareHost( text( host ) ),
			param: text( param ),
			display: text( display ),
			medium: text( medium ),
		} ) )
		.filter( ( entry ) => entry.host && ( always || entry.param ) );

const range = ( min: number, max: number ): [ number, number ] => ( min > max ? [ 1e5, 999999 ] : [ min, max ] );

export const parseOptions = ( raw?: unknown ): Options => {
	const given = record( raw );
	const { host, isolate } = record( given.domain );
	const { source, medium } = record( given.typein_attributes );
	const { min, max } = record( given.promocode );
	const zone = parseInt( text( given.timezone_offset ), 10 );
	const name = ( value: unknown ) => text( value ).toLowerCase();
	return {
		lifetime: whole( ( number( given.lifetime ) || 6 ) * 43200 ),
		session: whole( given.session_length ) || 30,
		zone: Math.abs( zone ) < 15 ? zone * 60 : undefined,
		domain: bareHost( text( given.domain ) || text( host ) ),
		isolate: !! ( host && isolate ),
		params: { cmp: name( given.campaign_param ), cnt: name( given.content_param ), trm: name( given.term_param ) },
		ip: text( given.user_ip ),
		promo: given.promocode ? range( whole( min ) || 1e5, whole( max ) || 999999 ) : undefined,
		typein: text( source ) && text( medium ) ? [ text( source ), text( medium ) ] : [ '(direct)', '' ],
		organics: list( given.organics, false ),
		referrals: list( given.referrals ),
		assistants: list( given.assistants ),
		payments: list( given.payments ),
		base64: !! given.base64,
		compact: !! given.compact,
	};
};
