/** What is kept from page to page: visits, repair of damaged cookies, domains, dates, codes. */
import { NAMES, fieldsOf } from '../../../src/attribution/track';
import { type RawOptions, page, visit } from './engine';
import type { Jar } from '../../../src/attribution/types';

const SHOP = 'https://shop.test/';
const cookie = ( text: string ) => encodeURIComponent( text );

describe( 'visits', () => {
	it( 'a new visit begins without session cookie, and says when it began directly', () => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=nl` ) );
		delete jar.sbjs_session;
		const { data } = visit( jar, page( SHOP ) );
		expect( data ).toMatchObject( {
			session: { pgs: '1', lst: 'typein' },
			udata: { vst: '2' },
			current: { src: 'nl' },
		} );
		// This is kept during the visit …
		expect( visit( jar, page( `${ SHOP }a`, SHOP ) ).data.session ).toMatchObject( { pgs: '2', lst: 'typein' } );
		// … until the visit gets a source of its own.
		expect( visit( jar, page( `${ SHOP }?utm_source=b` ) ).data.session ).toEqual( {
			pgs: '3',
			cpg: `${ SHOP }?utm_source=b`,
		} );
	} );

	it.each( [
		[ 'a link of the shop', 'https://shop.test/a' ],
		[ 'a payment page', 'https://www.paypal.com/' ],
	] )( 'a visit from %s did not begin directly', ( _, referrer ) => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=nl` ) );
		delete jar.sbjs_session;
		expect( visit( jar, page( SHOP, referrer ) ).data.session.lst ).toBeUndefined();
	} );

	it( 'a direct visit of a direct visitor needs no mark', () => {
		const jar: Jar = {};
		visit( jar, page( SHOP ) );
		delete jar.sbjs_session;
		expect( visit( jar, page( SHOP ) ).data.session.lst ).toBeUndefined();
	} );

	it.each( [
		[ 'vst=7', '8' ],
		[ 'vst=-7', '1' ],
		[ 'vst=1e9', '2' ],
		[ 'vst=99999999999', '1000000' ],
		[ 'vst=x', '1' ],
		[ 'uag=x', '1' ],
	] )( 'a count of %s goes on as %s', ( text, expected ) =>
		expect( visit( { sbjs_udata: cookie( text ) }, page( SHOP ) ).data.udata.vst ).toBe( expected )
	);

	it( 'a damaged count within a visit starts at one', () =>
		expect(
			visit( { sbjs_udata: cookie( 'vst=x' ), sbjs_session: cookie( 'pgs=3' ) }, page( SHOP ) ).data
		).toMatchObject( {
			udata: { vst: '1' },
			session: { pgs: '4' },
		} ) );

	it.each( [
		'Googlebot/2.1',
		'Mozilla/5.0 (compatible; bingbot/2.0; +http://x)',
		'facebookexternalhit/1.1',
		'Baiduspider',
		'Mediapartners-Google',
		'Some crawler',
	] )( '%s is not counted', ( userAgent ) =>
		expect( visit( {}, page( SHOP, '', { userAgent } ) ) ).toMatchObject( {
			writes: [],
			clear: false,
			data: { current: {} },
		} )
	);

	it.each( [
		'Mozilla/5.0 (Linux; Android 7.0; CUBOT NOTE Plus) Chrome/99',
		'Mozilla/5.0 (X11) HeadlessChrome/140',
		'robotics shop app',
	] )( '%s is a visitor', ( userAgent ) =>
		expect( visit( {}, page( SHOP, '', { userAgent } ) ).writes ).toHaveLength( 7 )
	);

	it( 'an ignored page writes nothing and shows what is stored', () => {
		const jar: Jar = {};
		const { data } = visit( jar, page( `${ SHOP }?utm_source=nl` ) );
		const ignored = visit(
			jar,
			page( `${ SHOP }order-received/1/?utm_source=b`, 'https://blog.example/', {
				ignored: true,
				shadowed: true,
			} )
		);
		expect( ignored ).toEqual( { clear: false, writes: [], data } );
	} );
} );

describe( 'healing', () => {
	it.each( [ 'null', 'typ=', 'typ=admin|||src=x', 'typ=utmost|||src=x', 'typ=autm|||src=x', 'src=google', '%', '' ] )(
		'a current of "%s" comes back from first',
		( text ) => {
			const jar: Jar = {};
			visit( jar, page( `${ SHOP }?utm_source=nl` ) );
			jar.sbjs_current = cookie( text );
			jar.sbjs_current_add = cookie( 'fd=2026-01-01 00:00:00|||ep=https://shop.test/other' );
			const { data } = visit( jar, page( `${ SHOP }a`, SHOP ) );
			expect( data.current ).toMatchObject( { typ: 'utm', src: 'nl' } );
			expect( data.current_add.ep ).toBe( `${ SHOP }?utm_source=nl` );
		}
	);

	it( 'first comes back from the current of before, not from a new one', () => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=a` ) );
		delete jar.sbjs_first;
		delete jar.sbjs_first_add;
		const { data } = visit( jar, page( `${ SHOP }?utm_source=b` ) );
		expect( data.first.src ).toBe( 'a' );
		expect( data.first_add.ep ).toBe( `${ SHOP }?utm_source=a` );
		expect( data.current.src ).toBe( 'b' );
	} );

	it( 'a landing page that is gone comes back from first, else from this page', () => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=a` ) );
		delete jar.sbjs_current_add;
		expect( visit( jar, page( `${ SHOP }b`, SHOP ) ).data.current_add.ep ).toBe( `${ SHOP }?utm_source=a` );
		delete jar.sbjs_current_add;
		delete jar.sbjs_first_add;
		const { data } = visit( jar, page( `${ SHOP }c`, SHOP ) );
		expect( data.current_add.ep ).toBe( `${ SHOP }c` );
		expect( data.first_add.ep ).toBe( `${ SHOP }c` );
		expect( jar.sbjs_current_add ).toBeDefined();
	} );

	it( 'cookies on two domains are removed and all written again', () => {
		const jar: Jar = {};
		visit( jar, page( SHOP ), { promocode: true } );
		const { clear, writes } = visit( jar, page( `${ SHOP }a`, SHOP, { shadowed: true } ) );
		expect( clear ).toBe( true );
		expect( writes.map( ( { name } ) => name ).sort() ).toEqual( [ ...NAMES ].sort() );
	} );

	it( 'the first of repeated fields counts, unknown ones are dropped', () => {
		const jar: Jar = {
			sbjs_current: cookie( 'typ=utm|||src=a|||typ=organic|||src=b|||evil=1' ),
			sbjs_first: cookie( 'typ=utm|||src=f' ),
		};
		expect( visit( jar, page( SHOP ) ).data.current ).toMatchObject( { typ: 'utm', src: 'a', tct: '(none)' } );
		expect( jar.sbjs_current ).not.toContain( 'evil' );
	} );

	it( 'characters that firewalls refuse in cookies are escaped', () => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=a*b!c'd(e)f~g` ) );
		expect( jar.sbjs_current ).toContain( 'src%3Da%2Ab%21c%27d%28e%29f%7Eg%7C' );
	} );

	it( 'cookies that escape() wrote are read', () =>
		expect(
			visit( { sbjs_current: 'typ%3Dutm%7C%7C%7Csrc%3Dcaf%E9', sbjs_session: 'pgs%3D2' }, page( SHOP ) ).data
				.current.src
		).toBe( 'café' ) );

	it( 'values of cookies that escape() wrote within an encoded one are read', () =>
		expect(
			visit( { sbjs_current: 'typ%3Dutm%7C%7C%7Cmdm%3D%25E9t%25E9', sbjs_session: 'pgs%3D2' }, page( SHOP ) ).data
				.current.mdm
		).toBe( 'été' ) );

	it( 'writes only what is due on later pages', () => {
		const jar: Jar = {};
		expect( visit( jar, page( SHOP ) ).writes ).toHaveLength( 7 );
		const names = ( address: string ) => visit( jar, page( address ) ).writes.map( ( { name } ) => name );
		expect( names( SHOP ) ).toEqual( [ 'sbjs_current', 'sbjs_udata', 'sbjs_session' ] );
		expect( names( `${ SHOP }?gclid=1` ) ).toEqual( [
			'sbjs_current',
			'sbjs_udata',
			'sbjs_session',
			'sbjs_current_add',
		] );
	} );
} );

describe( 'domains', () => {
	const domainOf = ( address: string, options: RawOptions = {} ) =>
		[ ...new Set( visit( {}, page( address ), options ).writes.map( ( { domain } ) => domain ) ) ].join();

	it.each( [
		[ 'https://www.shop.test/', {}, 'shop.test' ],
		// The domain above is not used, as it may belong to others, too.
		[ 'https://store.shop.test/', {}, 'store.shop.test' ],
		[ 'https://www.store.shop.test/', {}, 'store.shop.test' ],
		[ 'https://store.shop.test/', { domain: 'shop.test' }, 'shop.test' ],
		[ 'https://store.shop.test/', { domain: 'other.test' }, 'store.shop.test' ],
		[ 'https://store.shop.test/', { domain: { host: 'store.shop.test', isolate: true } }, '' ],
		[ 'http://127.0.0.1:8080/', {}, '127.0.0.1' ],
	] )( '%s with %p writes on "%s"', ( address, options, expected ) =>
		expect( domainOf( address, options ) ).toBe( expected )
	);

	it.each( [
		[ 'https://a.shop.test/', 'https://b.shop.test/', {}, 'referral' ],
		[ 'https://a.shop.test/', 'https://shop.test/', {}, 'referral' ],
		[ 'https://shop.test/', 'https://b.shop.test/', {}, 'typein' ],
		[ 'https://a.shop.test/', 'https://b.shop.test/', { domain: 'shop.test' }, 'typein' ],
	] )( '%s from %s with %p is a %4$s', ( address, referrer, options, expected ) =>
		expect( visit( {}, page( address, referrer ), options ).data.current.typ ).toBe( expected )
	);

	it( 'cookies of before, on the domain above, are carried on', () => {
		const jar: Jar = {};
		visit( jar, page( 'https://a.shop.test/?utm_source=x' ), { domain: 'shop.test' } );
		const { data } = visit( jar, page( 'https://a.shop.test/p', 'https://a.shop.test/' ) );
		expect( [ data.current.src, data.first.src, data.session.pgs ] ).toEqual( [ 'x', 'x', '2' ] );
		const next = visit( jar, page( 'https://a.shop.test/q', 'https://a.shop.test/p', { shadowed: true } ) );
		expect( [ next.data.current.src, next.data.session.pgs, next.clear ] ).toEqual( [ 'x', '3', true ] );
		expect( new Set( next.writes.map( ( { domain } ) => domain ) ) ).toEqual( new Set( [ 'a.shop.test' ] ) );
	} );

	it( 'isolated, only the very host is the same site', () => {
		const options = { domain: { host: 'shop.test', isolate: true } };
		const type = ( referrer: string ) => visit( {}, page( SHOP, referrer ), options ).data.current.typ;
		expect( type( 'https://www.shop.test/' ) ).toBe( 'typein' );
		expect( type( 'https://blog.shop.test/' ) ).toBe( 'referral' );
	} );

	it( 'cookies live as long as configured, the session as long as a visit', () => {
		const { writes } = visit( {}, page( SHOP ), { lifetime: 1, session_length: 5, promocode: true } );
		for ( const { name, minutes } of writes ) {
			expect( minutes ).toBe( name === 'sbjs_session' ? 5 : 43200 );
		}
	} );
} );

describe( 'dates and codes', () => {
	it.each( [
		[ { timezone_offset: 0 }, '2026-01-15 10:00:00' ],
		[ { timezone_offset: '5' }, '2026-01-15 15:00:00' ],
		[ { timezone_offset: -11 }, '2026-01-14 23:00:00' ],
		[ { timezone_offset: 'no' }, '2026-01-15 11:30:00' ],
	] )( 'with %p it is %s', ( options, expected ) => {
		const now = Object.assign( new Date( '2026-01-15T10:00:00Z' ), { getTimezoneOffset: () => -90 } );
		expect( visit( {}, page( SHOP, '', { now } ), options ).data.current_add.fd ).toBe( expected );
	} );

	it.each( [
		[ true, 0, '100000' ],
		[ true, 0.9999999, '999999' ],
		[ { min: 5, max: 1000 }, 0, '0005' ],
		[ { min: 5, max: 9 }, 0.5, '7' ],
	] )( 'a code of %p at chance %p is %s', ( promocode, chance, code ) => {
		const jar: Jar = {};
		expect( visit( jar, page( SHOP, '', { random: () => chance } ), { promocode } ).data.promo ).toEqual( {
			code,
		} );
		expect( visit( jar, page( SHOP, '', { random: () => 0.3 } ), { promocode } ).data.promo ).toEqual( { code } );
		// The code stays when the option is removed.
		expect( visit( jar, page( SHOP ) ).data.promo ).toEqual( { code } );
	} );

	it( 'there is no code without the option', () => expect( visit( {}, page( SHOP ) ).data.promo ).toEqual( {} ) );

	it( 'the configured address of the visitor is kept as it is', () =>
		expect( visit( {}, page( SHOP ), { user_ip: '1.2%21|||vst=9\uD800' } ).data.udata ).toMatchObject( {
			uip: '1.2%21|||vst=9',
			vst: '1',
		} ) );
} );

describe( 'fields', () => {
	it.each( [
		[ 'current.src', 'a' ],
		[ 'session.pgs', '1' ],
		[ 'session.lst', null ],
		[ 'promo.code', null ],
		[ 'current', null ],
		[ 'current.src.length', null ],
		[ 'current.constructor.name', null ],
		[ '__proto__.toString', null ],
		[ '', null ],
		[ null, null ],
	] )( '%p gives %p', ( path, expected ) => {
		const { data } = visit( {}, page( `${ SHOP }?utm_source=a` ) );
		expect( fieldsOf( data, { field: path as string } ) ).toEqual( { field: expected } );
	} );

	it( 'of no data are null', () => expect( fieldsOf( {}, { a: 'current.typ' } ) ).toEqual( { a: null } ) );
} );
