/**
 * Generated addresses, referrers, user agents, cookies and options. Nothing throws an error, nothing can be forged,
 * every cookie is small enough, and values are strings. EIDAN_PROPERTY_RUNS sets the number of runs, for quick tries.
 *
 * @jest-environment node
 */
import fc from 'fast-check';
import { fieldsOf } from '../../../src/attribution/fields';
import { NAMES, track } from '../../../src/attribution/track';
import { USER_AGENT, parseOptions } from './engine';
import type { Jar } from '../../../src/attribution/types';

const RUNS = Number( process.env.EIDAN_PROPERTY_RUNS ) || 100000;

const piece = fc.oneof(
	{ weight: 12, arbitrary: fc.string( { maxLength: 9 } ) },
	{ weight: 2, arbitrary: fc.string( { unit: 'binary', maxLength: 9 } ) },
	{
		weight: 12,
		arbitrary: fc.constantFrom(
			'|||',
			'|',
			'=',
			'&',
			'%',
			'%7C%7C%7C',
			'%E0%A4%A',
			'%FF',
			'\uD800',
			'\uDC00',
			'+',
			'#',
			'?',
			';',
			'中文',
			'constructor',
			'__proto__',
			'toString',
			'valueOf',
			'false',
			'null',
			'|||typ=organic',
			'|||vst=99',
			'(none)',
			','
		),
	},
	{
		weight: 1,
		arbitrary: fc.constantFrom(
			'x'.repeat( 5000 ),
			'中'.repeat( 2000 ),
			'%E4%B8%AD'.repeat( 600 ),
			'%'.repeat( 3000 ),
			'|'.repeat( 3000 )
		),
	}
);
const text = fc.array( piece, { maxLength: 3 } ).map( ( pieces ) => pieces.join( '' ) );
const parameter = fc.tuple(
	fc.constantFrom(
		'utm_source',
		'utm_medium',
		'utm_campaign',
		'utm_term',
		'utm_content',
		'utm_id',
		'UTM_Source',
		'gclid',
		'yclid',
		'fbclid',
		'srsltid',
		'ttclid',
		'_kx',
		'q',
		'constructor',
		'__proto__',
		'hasOwnProperty',
		'false',
		'undefined',
		'pk',
		''
	),
	fc.constantFrom( '=', '', '==' ),
	text
);
const query = fc
	.array( parameter, { maxLength: 3 } )
	.map( ( pairs ) => pairs.map( ( pair ) => pair.join( '' ) ).join( '&' ) );
const host = fc.constantFrom(
	'shop.test',
	'www.shop.test',
	'store.shop.test',
	'127.0.0.1',
	'[::1]',
	'localhost',
	'www.google.com',
	'google.github.io',
	'bing.com',
	'yandex.ru',
	'chatgpt.com',
	'www.paypal.com',
	't.co',
	'search.yahoo.com',
	'constructor',
	'',
	'a@b',
	'x:1:2'
);
const address = fc.oneof(
	{
		weight: 5,
		arbitrary: fc
			.tuple( host, fc.constantFrom( '', '/', '/a%20b', ':80/', '/中' ), query, text )
			.map( ( [ at, path, search, hash ] ) => `https://${ at }${ path }?${ search }#${ hash }` ),
	},
	{ weight: 1, arbitrary: text }
);
const cookie = fc.oneof(
	text,
	text.map( ( value ) => encodeURIComponent( `typ=${ value.replace( /[\uD800-\uDFFF]/g, '' ) }|||src=x` ) ),
	fc.constantFrom(
		'null',
		'bnVsbA',
		'typ%3Dutm',
		'typ%3Dadmin',
		'dHlwJTNEdXRt',
		'vst%3D-5',
		'vst%3D1e9',
		'pgs%3D',
		'typ=utm%7C%7C%7Csrc%3D%',
		'%u0000'
	)
);
const jar = fc.dictionary( fc.constantFrom( ...NAMES, 'other', '__proto__' ), cookie, { maxKeys: 4 } );
const options = fc.oneof(
	{ weight: 2, arbitrary: fc.constant( {} ) },
	{
		weight: 2,
		arbitrary: fc.record(
			{
				base64: fc.boolean(),
				compact: fc.boolean(),
				lifetime: fc.oneof( fc.double(), text, fc.constantFrom( null, 1e-5, '3' ) ),
				session_length: fc.oneof( fc.integer(), text ),
				timezone_offset: fc.oneof( fc.integer(), fc.constantFrom( '0', 0, 1e300 ) ),
				promocode: fc.oneof( fc.boolean(), fc.record( { min: fc.integer(), max: fc.double() } ) ),
				typein_attributes: fc.record( { source: text, medium: text } ),
				campaign_param: fc.constantFrom( 'pk', 'constructor', '' ),
				domain: fc.oneof( host, fc.record( { host, isolate: fc.boolean() } ) ),
				user_ip: text,
				organics: fc.array( fc.record( { host, param: fc.constantFrom( 'q', '' ), display: text } ), {
					maxLength: 2,
				} ),
				referrals: fc.array( fc.record( { host, display: text, medium: text } ), { maxLength: 2 } ),
			},
			{ requiredKeys: [] }
		),
	},
	{ weight: 1, arbitrary: fc.anything( { maxDepth: 1, maxKeys: 3 } ) }
);
const view = fc.record( {
	address,
	referrer: address,
	userAgent: fc.oneof( text, fc.constant( USER_AGENT ) ),
	now: fc.date( { min: new Date( 0 ), max: new Date( '9000-01-01' ), noInvalidDate: true } ),
	random: fc.constantFrom(
		() => 0,
		() => 0.5,
		() => 0.999999
	),
	shadowed: fc.boolean(),
	ignored: fc.boolean(),
	site: fc.constantFrom( 'shop.test', 'test', '' ),
} );

const FIELDS = {
	current: 'typ src mdm cmp cnt trm id plt fmt tct',
	first: 'typ src mdm cmp cnt trm id plt fmt tct',
	current_add: 'fd ep rf',
	first_add: 'fd ep rf',
	session: 'pgs cpg lst',
	udata: 'vst uip uag',
	promo: 'code',
};
const TYPES = /^(utm|organic|referral|typein)$/;
const LONE = /[\uD800-\uDFFF]/u;

describe( 'whatever comes', () => {
	it( `${ RUNS } page views throw nothing, forge nothing and stay small`, () => {
		fc.assert(
			fc.property( options, jar, view, ( raw, cookies, page ) => {
				const settings = { ...parseOptions( raw ), ignored: page.ignored };
				const before: Jar = cookies;
				const { data, writes } = track( settings, before, page );
				const problems: string[] = [];
				const check = ( sound: boolean, problem: string ) => sound || problems.push( problem );
				for ( const [ name, fields ] of Object.entries( FIELDS ) ) {
					for ( const [ field, value ] of Object.entries( data[ name as keyof typeof FIELDS ] ) ) {
						check( fields.split( ' ' ).includes( field ), `${ name } has a field ${ field }` );
						check(
							typeof value === 'string' && ! LONE.test( value ),
							`${ name }.${ field } is no sound string`
						);
						check( page.ignored || value.length <= 2048, `${ name }.${ field } is too long` );
					}
				}
				let bytes = 0;
				for ( const { name, value, minutes } of writes ) {
					const size = name.length + 1 + value.length;
					bytes += size + 2;
					check( size < 4096 && /^[\w%.+/-]*$/.test( value ), `${ name } is no sound cookie` );
					check( minutes >= 0 && Number.isFinite( minutes ), `${ name } lives ${ minutes }` );
				}
				check( bytes < 8000, `${ bytes } bytes of cookies` );
				if ( writes.length ) {
					check( TYPES.test( data.current.typ! ) && TYPES.test( data.first.typ! ), 'a type is forged' );
					check(
						/^[1-9]\d*$/.test( data.session.pgs! ) && /^[1-9]\d*$/.test( data.udata.vst! ),
						'a count is forged'
					);
					check(
						/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test( data.current_add.fd! ) ||
							!! before.sbjs_current_add ||
							!! before.sbjs_first_add,
						'a date is forged'
					);
					// Reading the stored cookies gives the same data.
					const stored: Jar = { ...before };
					for ( const { name, value } of writes ) {
						stored[ name ] = value;
					}
					const again = track( { ...settings, ignored: true }, stored, page ).data;
					check(
						again.current.typ === data.current.typ && again.current.src === data.current.src,
						'the source is not read back'
					);
					if ( ! settings.compact ) {
						check(
							JSON.stringify( again.current ) === JSON.stringify( data.current ),
							'current is not read back'
						);
						check( again.current_add.ep === data.current_add.ep, 'the landing page is not read back' );
						check(
							again.udata.vst === data.udata.vst && again.session.pgs === data.session.pgs,
							'counts are not read back'
						);
					}
				}
				const posted = fieldsOf( data, {
					a: 'current.typ',
					b: 'current.constructor',
					c: '__proto__.x',
					d: page.address,
				} );
				check(
					Object.values( posted ).every( ( value ) => value === null || typeof value === 'string' ),
					'a field is no string'
				);
				check( posted.b === null && posted.c === null, 'a field is of the prototype' );
				if ( problems.length ) {
					throw new Error( problems.join( '\n' ) );
				}
			} ),
			{ numRuns: RUNS }
		);
	}, 300000 );
} );
