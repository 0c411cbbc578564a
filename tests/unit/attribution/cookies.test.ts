/** The module that uses the real `document.cookie`, on the page https://www.shop.example/. */
import { cookies, jarOf, removeCookies, save } from '../../../src/attribution/cookies';
import { NAMES } from '../../../src/attribution/track';
import { header, page, visit } from './engine';

/** Matches the date of a cookie that is deleted. It is in the past. */
const OVER = /; expires=(.*)$/;

/** Replaces `document.cookie`: records what is written, and returns `stored()` when it is read. */
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
		for ( const domain of [ '', '; domain=shop.example', '; domain=www.shop.example' ] ) {
			expect( written.map( ( line ) => line.replace( OVER, '' ) ) ).toContain( `sbjs_first=; path=/${ domain }` );
		}
		expect( written.every( ( line ) => Date.parse( OVER.exec( line )![ 1 ]! ) < Date.now() ) ).toBe( true );
	} );

	it.each( [
		[ 'shop.example', '; domain=shop.example' ],
		[ '127.0.0.1', '' ],
		[ 'localhost', '' ],
		[ '', '' ],
	] )( 'for "%s" carry "%s"', ( domain, attribute ) => {
		const written = fake( () => '' );
		save(
			{ clear: false, writes: [ { name: 'sbjs_a', value: 'a%3D1', minutes: 0, domain } ], data: {} as never },
			'x'
		);
		expect( written ).toEqual( [ `sbjs_a=a%3D1; path=/${ attribute }` ] );
	} );

	it( 'live for the minutes they are given', () => {
		const written = fake( () => '' );
		save(
			{ clear: false, writes: [ { name: 'sbjs_a', value: '1', minutes: 30, domain: '' } ], data: {} as never },
			'x'
		);
		expect( written ).toEqual( [ 'sbjs_a=1; path=/; max-age=1800' ] );
	} );

	it.each( [ '%7C%20%2F', 'JTdDJTIw', "'!%28%29*", '"a"', '%', '' ] )( 'keep %s as it is', ( value ) => {
		const written = fake( () => '' );
		save( { clear: false, writes: [ { name: 'sbjs_a', value, minutes: 0, domain: '' } ], data: {} as never }, 'x' );
		expect( written ).toEqual( [ `sbjs_a=${ value }; path=/` ] );
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

	it( 'seen twice are told, with the one that was made last', () => {
		fake( () => 'sbjs_current=a; sbjs_first=a; sbjs_current=b' );
		expect( jarOf( cookies() ) ).toEqual( { jar: { sbjs_current: 'b', sbjs_first: 'a' }, shadowed: true } );
	} );

	it.each( [
		[ 'store.shop.example', [ '; domain=store.shop.example', '; domain=www.store.shop.example', '' ] ],
		// Only this host is written. Cookies of a domain above it may belong to another site and must not be deleted
		// there.
		[ '', [ '; domain=store.shop.example', '; domain=www.store.shop.example', '; domain=shop.example', '' ] ],
	] )( 'seen twice and written on "%s" leave those of a shop on the domain above', ( domain, expected ) => {
		const written = fake( () => '' );
		save(
			{ clear: true, writes: [ { name: 'sbjs_first', value: 'a', minutes: 0, domain } ], data: {} as never },
			'www.store.shop.example'
		);
		const removed = written
			.filter( ( line ) => line.startsWith( 'sbjs_first=;' ) && OVER.test( line ) )
			.map( ( line ) => line.replace( OVER, '' ).slice( 'sbjs_first=; path=/'.length ) );
		expect( removed.sort() ).toEqual( [ ...expected ].sort() );
		expect( written.at( -1 ) ).toMatch( /^sbjs_first=a;/ );
	} );

	it( 'cause no error if the browser blocks them', () => {
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
	} );
} );
