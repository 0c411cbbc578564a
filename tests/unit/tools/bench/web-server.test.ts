/**
 * @jest-environment node
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webServer } from '../../../../tools/bench/web-server.mjs';

let site: Server;
let address: string;
let asked: string[];
let server: { url: string; stop: () => Promise< void > };

beforeEach( async () => {
	asked = [];
	site = createServer( ( { url = '', method }, response ) => {
		asked.push( `${ method } ${ url }` );
		if ( url.endsWith( '.css' ) ) {
			response.writeHead( 200, { 'Content-Type': 'text/css; charset=UTF-8' } ).end( 'a{}' );
		} else if ( url === '/old/' ) {
			response.writeHead( 301, { Location: `${ address }/new/` } ).end();
		} else {
			response.setHeader( 'Set-Cookie', [ 'a=1', 'b=2' ] );
			response
				.writeHead( 200, { 'Content-Type': 'text/html' } )
				.end( `${ address }/x ${ address.replaceAll( '/', '\\/' ) }\\/y` );
		}
	} );
	await new Promise< void >( ( done ) => site.listen( 0, '127.0.0.1', done ) );
	address = `http://127.0.0.1:${ ( site.address() as AddressInfo ).port }`;
	server = await webServer( address, ( html: string ) => `${ html } changed` );
} );

afterEach( async () => {
	await server.stop();
	await new Promise( ( done ) => site.close( done ) );
} );

it( 'compresses, lets files be kept, and asks for each file once', async () => {
	for ( let visit = 0; visit < 2; visit++ ) {
		const file = await fetch( `${ server.url }/wp-content/x.css` );
		expect( file.headers.get( 'content-encoding' ) ).toBe( 'gzip' );
		expect( file.headers.get( 'cache-control' ) ).toBe( 'public, max-age=31536000' );
		expect( await file.text() ).toBe( 'a{}' );
	}
	expect( asked ).toEqual( [ 'GET /wp-content/x.css' ] );
} );

it( 'asks for a page each time, with its own address in it', async () => {
	for ( let visit = 0; visit < 2; visit++ ) {
		const page = await fetch( `${ server.url }/page/` );
		expect( page.headers.get( 'cache-control' ) ).toBeNull();
		expect( page.headers.getSetCookie() ).toEqual( [ 'a=1', 'b=2' ] );
		expect( await page.text() ).toBe( `${ server.url }/x ${ server.url.replaceAll( '/', '\\/' ) }\\/y changed` );
	}
	expect( asked ).toEqual( [ 'GET /page/', 'GET /page/' ] );
} );

it( 'keeps pages where that is asked for, without the cookies of the first visitor', async () => {
	await server.stop();
	server = await webServer( address, undefined, true );
	for ( let visit = 0; visit < 2; visit++ ) {
		const page = await fetch( `${ server.url }/page/` );
		expect( page.headers.getSetCookie() ).toEqual( [] );
		expect( await page.text() ).toContain( `${ server.url }/x` );
	}
	expect( asked ).toEqual( [ 'GET /page/' ] );
} );

it( 'sends on what moves, to its own address', async () => {
	const moved = await fetch( `${ server.url }/old/`, { redirect: 'manual' } );
	expect( moved.status ).toBe( 301 );
	expect( moved.headers.get( 'location' ) ).toBe( `${ server.url }/new/` );
} );
