/**
 * WooCommerce's own library reads our cookies, and our engine reads the library's. Needs a WooCommerce: in the cache,
 * or in the folder that EIDAN_WOOCOMMERCE names.
 *
 * @jest-environment node
 */
import { existsSync, readFileSync } from 'fs';
import { JSDOM, CookieJar } from 'jsdom';
import { join } from 'path';
import { cachePath } from '../../../tools/site/cache.mjs';
import { USER_AGENT, page, visit } from './engine';
import type { RawOptions } from './engine';
import type { Jar, SbjsData } from '../../../src/attribution/types';

const folder = process.env.EIDAN_WOOCOMMERCE || cachePath( 'woocommerce' );
const file = join( folder, 'assets/js/sourcebuster/sourcebuster.js' );
const present = existsSync( file );
const title = "beside WooCommerce's library";
// The test command prints the titles of skipped tests, so this title contains the reason.
const why = `${ title } (there is none: put WooCommerce into the tools' cache or name its folder in EIDAN_WOOCOMMERCE)`;

/** Runs WooCommerce's library on a page with the cookies in `jar`, and stores its cookies in `jar`. */
const theirs = ( jar: Jar, url: string, referrer = '', options: RawOptions = {} ): SbjsData => {
	const cookies = new CookieJar();
	for ( const [ name, value ] of Object.entries( jar ) ) {
		cookies.setCookieSync( `${ name }=${ value }; path=/; domain=.shop.test`, url );
	}
	const { window } = new JSDOM( '', {
		url,
		...( referrer ? { referrer } : {} ),
		cookieJar: cookies,
		runScripts: 'outside-only',
	} );
	Object.defineProperty( window.navigator, 'userAgent', { value: USER_AGENT } );
	window.eval( readFileSync( file, 'utf8' ) );
	window.sbjs.init( { timezone_offset: '0', ...options } as never );
	for ( const { key, value } of cookies.getCookiesSync( url ) ) {
		jar[ key ] = value;
	}
	const data = JSON.parse( JSON.stringify( window.sbjs.get ) );
	window.close();
	return data;
};

const LANDING =
	'https://shop.test/p%C3%A9?utm_source=news%20letter&utm_medium=e-mail&utm_campaign=50%25off&utm_term=a*b~(c)%27!&gclid=Cj0';

( present ? describe : describe.skip )( present ? title : why, () => {
	it( 'reads and carries on its cookies', () => {
		const jar: Jar = {};
		const before = theirs( jar, LANDING, 'https://www.google.com/' );
		const { data } = visit( jar, page( 'https://shop.test/cart', LANDING ) );
		expect( data.current ).toEqual( before.current );
		expect( data.first ).toEqual( before.first );
		expect( data.current_add.fd ).toBe( before.current_add.fd );
		expect( data.current_add.ep ).toBe( LANDING );
		expect( data.session.pgs ).toBe( '2' );
		expect( data.udata.vst ).toBe( '1' );
		// The engine's own cookies use the library's word for a missing value.
		const own: Jar = {};
		visit( own, page( LANDING, '' ) );
		expect( decodeURIComponent( own.sbjs_current! ) ).toContain( '|||cnt=(none)|||' );
	} );

	it( 'reads and carries on its base64 cookies', () => {
		const jar: Jar = {};
		const before = theirs( jar, LANDING, '', { base64: true } );
		expect( jar.sbjs_current ).toMatch( /^[\w+/]+$/ );
		expect( visit( jar, page( 'https://shop.test/cart', LANDING ) ).data.current ).toEqual( before.current );
	} );

	it.each( [
		[ 'as usual', {} ],
		[ 'in base64', { base64: true } ],
		[ 'compact', { compact: true } ],
		[ 'compact in base64', { compact: true, base64: true } ],
	] )( 'its reading of our cookies loses nothing: %s', ( _, options ) => {
		const jar: Jar = {};
		visit( jar, page( LANDING, 'https://www.google.com/' ), options );
		const ours = visit( jar, page( 'https://shop.test/cart', LANDING ), options ).data;
		const data = theirs( jar, 'https://shop.test/checkout', 'https://shop.test/cart', options );
		for ( const [ field, value ] of Object.entries( ours.current ) ) {
			expect( data.current[ field ] ?? '(none)' ).toBe( value );
			expect( data.first[ field ] ?? '(none)' ).toBe( value );
		}
		expect( data.current_add.fd ).toBe( ours.current_add.fd );
		expect( data.current_add.ep ).toBe( decodeURIComponent( ours.current_add.ep! ) );
		expect( data.session.pgs ).toBe( '3' );
		expect( data.udata.vst ).toBe( '1' );
	} );

	it( 'a compact first source survives a newer one and the way back', () => {
		const jar: Jar = {};
		const compact = { compact: true };
		visit( jar, page( 'https://shop.test/?utm_source=a' ), compact );
		visit( jar, page( 'https://shop.test/?utm_source=b' ), compact );
		const data = theirs( jar, 'https://shop.test/cart', 'https://shop.test/', {} );
		expect( data.first.src ).toBe( 'a' );
		expect( data.first_add.ep ).toBe( 'https://shop.test/?utm_source=a' );
		expect( data.current.src ).toBe( 'b' );
		expect( data.session.pgs ).toBe( '3' );
	} );

	it( 'there and back again, visits and pages go on', () => {
		const jar: Jar = {};
		visit( jar, page( 'https://shop.test/', 'https://blog.example/' ) );
		theirs( jar, 'https://shop.test/a', 'https://shop.test/' );
		const { data } = visit( jar, page( 'https://shop.test/b', 'https://shop.test/a' ) );
		expect( data.session.pgs ).toBe( '3' );
		expect( data.current.src ).toBe( 'blog.example' );
	} );

	it( 'is thrown by a parameter named constructor, where the engine is not', () => {
		expect( () => theirs( {}, 'https://shop.test/?constructor=1' ) ).toThrow();
		expect( visit( {}, page( 'https://shop.test/?constructor=1' ) ).data.current.typ ).toBe( 'typein' );
	} );
} );
