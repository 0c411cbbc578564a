/** Options with the specification's rules: what is wrong counts as not given. */
import { bareHost } from './address';
import { clean } from './text';
import type { Alias, Engine, Options, RawOptions } from './types';

type Unknowns = Record< string, unknown >;

const record = ( value: unknown ) => ( value && typeof value === 'object' ? value : {} ) as Unknowns;

/** A string that says something, else ''. */
const text = ( value: unknown ) => ( typeof value === 'string' || typeof value === 'number' ? clean( `${ value }` ) : '' );

const host = ( value: unknown ) => bareHost( text( value ) );

/** A number within limits, else `fallback`; 0 and what is no number count as not given. */
const number = ( value: unknown, fallback: number, max: number ) => {
	const parsed = parseFloat( text( value ) );
	return parsed > 0 ? Math.min( parsed, max ) : fallback;
};

const whole = ( value: unknown, fallback: number, max: number ) => Math.trunc( number( value, fallback, max ) ) || fallback;

const list = ( value: unknown, needed: string ) =>
	( Array.isArray( value ) ? value : [] )
		.map( ( item: unknown ) => {
			const entry = typeof item === 'string' ? { host: item } : record( item );
			return {
				host: host( entry.host ),
				param: text( entry.param ).toLowerCase(),
				display: text( entry.display ),
				medium: text( entry.medium ),
			};
		} )
		.filter( ( entry ) => entry.host && ( ! needed || entry.param ) ) as ( Engine & Alias )[];

export const parseOptions = ( raw?: unknown ): Options => {
	const given = record( raw ) as RawOptions;
	const domain = record( given.domain );
	const typein = record( given.typein_attributes );
	const promo = record( given.promocode );
	const zone = parseInt( text( given.timezone_offset ), 10 );
	const min = whole( promo.min, 100000, 1e12 );
	const max = whole( promo.max, 999999, 1e12 );
	const source = text( typein.source );
	const medium = text( typein.medium );
	return {
		lifetime: Math.trunc( number( given.lifetime, 6, 1200 ) * 43200 ),
		session: whole( given.session_length, 30, 1e6 ),
		zone: Math.abs( zone ) < 15 ? zone * 60 : undefined,
		domain: host( given.domain ) || host( domain.host ),
		isolate: !! domain.host && !! domain.isolate,
		params: {
			cmp: text( given.campaign_param ).toLowerCase(),
			trm: text( given.term_param ).toLowerCase(),
			cnt: text( given.content_param ).toLowerCase(),
		},
		ip: text( given.user_ip ),
		promo: given.promocode ? ( min > max ? { min: 100000, max: 999999 } : { min, max } ) : undefined,
		typein: source && medium ? [ source, medium ] : [ '(direct)', '(none)' ],
		organics: list( given.organics, 'param' ),
		referrals: list( given.referrals, '' ),
		assistants: list( given.assistants, '' ),
		payments: list( given.payments, '' ),
		base64: !! given.base64,
		compact: !! given.compact,
	};
};
