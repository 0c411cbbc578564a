/** The edge: real `document.cookie` of a page on https://www.shop.example/. */
import { cookies, jarOf, removeCookies, save, site } from '../../../src/attribution/cookies';
import { NAMES } from '../../../src/attribution/track';
import { header, page, visit } from './engine';

/** Keeps what is written, and answers what `stored` says. */
const fake = ( stored: () => string ) => {
	const written: string[] = [];
	Object.defineProperty( document, 'cookie', {
		configurable: true,
		get: stored,
		set: ( line: string ) => void written.push( line ),
	} );
	return written;
};

afterEach( () => {
	delete ( document as unknown as { cookie?: string } ).cookie;
	removeCookies( location.hostname );
} );

describe( 'cookies of the page', () => {
	it( 'are written, read back and removed', () => {
		const jar = {};
		const result = visit( jar, page( location.href ) );
		save( result, location.hostname );
		expect( jarOf( cookies() ) ).toEqual( { jar, shadowed: false } );
		expect( document.cookie ).toBe( header( jar ) );
		removeCookies( location.hostname );
		expect( document.cookie ).toBe( '' );
	} );

	it( 'are removed on every domain they may sit on', () => {
		const written = fake( () => '' );
		removeCookies( 'www.shop.example' );
		expect( written ).toHaveLength( 3 * NAMES.length );
		for ( const domain of [ '', ';domain=shop.example', ';domain=www.shop.example' ] ) {
			expect( written ).toContain( `sbjs_first=;path=/${ domain };max-age=-60` );
		}
		expect( written.every( ( line ) => line.endsWith( ';max-age=-60' ) ) ).toBe( true );
	} );

	it.each( [
		[ 'shop.example', ';domain=shop.example' ],
		[ '127.0.0.1', '' ],
		[ 'localhost', '' ],
		[ '', '' ],
	] )( 'for "%s" carry "%s"', ( domain, attribute ) => {
		const written = fake( () => '' );
		save( { clear: false, writes: [ { name: 'sbjs_a', value: 'a%3D1', minutes: 0, domain } ], data: {} as never }, 'x' );
		expect( written ).toEqual( [ `sbjs_a=a%3D1;path=/${ attribute }` ] );
	} );

	it( 'live for the minutes they are given', () => {
		const written = fake( () => '' );
		save( { clear: false, writes: [ { name: 'sbjs_a', value: '1', minutes: 30, domain: '' } ], data: {} as never }, 'x' );
		expect( written ).toEqual( [ 'sbjs_a=1;path=/;max-age=1800' ] );
	} );

	it( 'are read once, others and damaged ones of others left alone', () => {
		let reads = 0;
		fake( () => {
			reads++;
			return 'other%=1; sbjs_current=a=b; sbjs_other=1; constructor=2; sbjs_first=x';
		} );
		expect( jarOf( cookies() ) ).toEqual( { jar: { sbjs_current: 'a=b', sbjs_first: 'x' }, shadowed: false } );
		expect( reads ).toBe( 1 );
	} );

	it( 'seen twice are told, the last of what every page writes, the first of what is written once', () => {
		fake( () => 'sbjs_current=a; sbjs_first=a; sbjs_current=b; sbjs_first=b' );
		expect( jarOf( cookies() ) ).toEqual( { jar: { sbjs_current: 'b', sbjs_first: 'a' }, shadowed: true } );
	} );

	it( 'may be blocked', () => {
		Object.defineProperty( document, 'cookie', {
			configurable: true,
			get: () => {
				throw new Error( 'blocked' );
			},
			set: () => {
				throw new Error( 'blocked' );
			},
		} );
		expect( jarOf( cookies() ) ).toEqual( { jar: {}, shadowed: false } );
		expect( () => save( visit( {}, page( location.href ) ), location.hostname ) ).not.toThrow();
		expect( () => removeCookies( location.hostname ) ).not.toThrow();
		expect( site( 'a.shop.example' ) ).toBe( 'a.shop.example' );
	} );
} );

describe( 'the widest domain', () => {
	/** A browser that refuses cookies on `suffixes`. */
	const browser = ( suffixes: string[] ) => {
		let stored = '';
		let reads = 0;
		Object.defineProperty( document, 'cookie', {
			configurable: true,
			get: () => {
				reads++;
				return stored;
			},
			set: ( line: string ) => {
				const domain = /domain=([^;]*)/.exec( line )?.[ 1 ];
				if ( ! domain || ! suffixes.includes( domain ) ) {
					stored = /^sbjs_site=1/.test( line ) ? 'sbjs_site=1' : '';
				}
			},
		} );
		return () => ( { stored, reads } );
	};

	it.each( [
		[ 'shop.example', 'shop.example', 0 ],
		[ 'www.shop.example', 'shop.example', 0 ],
		[ 'store.shop.example', 'shop.example', 1 ],
		[ 'shop.pages.example', 'shop.pages.example', 1 ],
		[ 'a.shop.co.example', 'shop.co.example', 2 ],
		[ 'localhost', 'localhost', 0 ],
		[ '127.0.0.1', '127.0.0.1', 0 ],
	] )( 'of %s is %s, found in %d reads', ( host, expected, reads ) => {
		const state = browser( [ 'pages.example', 'co.example' ] );
		expect( site( host ) ).toBe( expected );
		expect( state() ).toEqual( { stored: '', reads } );
	} );
} );
