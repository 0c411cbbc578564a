/**
 * Pages that the browser opens ahead (prerenders), as WordPress prints speculation rules. The browser runs without
 * Playwright, since a browser that Playwright controls never opens pages ahead.
 *
 * @group slow
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, expect, test } from '@playwright/test';
import { browsers } from '../../tools/test/browsers.mjs';
import { fileOf, scripts } from './support/attribution-page';

/** JavaScript that tells the server the visit's page count from the cookie, and whether this page was opened ahead. */
const TELL = `
	const counted = () => decodeURIComponent( /sbjs_session=([^;]*)/.exec( document.cookie )?.[ 1 ] ?? '' );
	const until = ( met ) => new Promise( ( done ) => ( function ask() { met() ? done() : setTimeout( ask, 20 ); } )() );
	const idle = () => new Promise( ( done ) => requestIdleCallback( done, { timeout: 2000 } ) );
	const tell = ( when ) => fetch( '/tell?' + new URLSearchParams( { when, counted: counted(), ahead: performance.getEntriesByType( 'navigation' )[ 0 ].activationStart > 0 } ) );`;

/** JavaScript that opens the second page ahead, once this page is counted. After a while it goes there. */
const FIRST = `until( counted )
	.then( () => document.head.append( Object.assign( document.createElement( 'script' ), {
		type: 'speculationrules',
		textContent: JSON.stringify( { prerender: [ { source: 'list', urls: [ '/second' ], eagerness: 'immediate' } ] } ),
	} ) ) )
	.then( () => fetch( '/opened-ahead' ) )
	.then( () => tell( 'ahead' ) )
	.then( () => ( location.href = '/second' ) );`;

/** The owner's analytics script, which waits for consent. */
const ANALYTICS =
	'<template id="eidan-analytics"><script src="/tool.js"></script></template><script src="/analytics.js"></script>';

const SECOND = `const seen = () => until( () => counted().includes( '/second' ) ).then( () => tell( 'seen' ) );
	if ( document.prerendering ) {
		document.addEventListener( 'prerenderingchange', seen );
		idle().then( idle ).then( () => fetch( '/is-open' ) );
	} else {
		seen();
	}`;

let server: Server;
let browser: ChildProcess;

test.afterEach( async () => {
	const ended = new Promise( ( done ) => browser.once( 'exit', done ) );
	browser.kill();
	await ended;
	server.closeAllConnections();
	await new Promise( ( done ) => server.close( done ) );
} );

test( 'a page that the browser opens ahead is counted, and loads the owner’s analytics, when somebody comes to see it', async () => {
	const told: Record< string, { counted: string; ahead: string; asked: boolean } > = {};
	let asked = false;
	let asking: ServerResponse | undefined;
	let isOpen = false;
	server = createServer( ( { url = '' }, response ) => {
		const { pathname, searchParams } = new URL( url, 'http://localhost' );
		if ( pathname === '/opened-ahead' ) {
			asking = response;
		} else if ( pathname === '/is-open' ) {
			isOpen = true;
			response.end();
		} else if ( pathname === '/tell' ) {
			told[ `${ searchParams.get( 'when' ) }` ] = {
				counted: `${ searchParams.get( 'counted' ) }`,
				ahead: `${ searchParams.get( 'ahead' ) }`,
				asked,
			};
			response.end();
		} else if ( pathname === '/tool.js' ) {
			asked = true;
			response.end();
		} else if ( fileOf( pathname ) ) {
			response.setHeader( 'content-type', 'text/javascript' ).end( fileOf( pathname ) );
		} else {
			response
				.setHeader( 'content-type', 'text/html' )
				.end(
					`<!doctype html><title>Shop</title><body>${ scripts( {} ) }${ pathname === '/first' ? `<script>${ TELL }${ FIRST }` : `${ ANALYTICS }<script>${ TELL }${ SECOND }` }</script>`
				);
		}
		if ( asking && isOpen ) {
			asking.end();
		}
	} );
	await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	const { port } = server.address() as AddressInfo;

	browser = spawn(
		browsers().whole ?? chromium.executablePath(),
		[
			'--headless=new',
			'--no-sandbox',
			'--disable-gpu',
			'--no-first-run',
			`--user-data-dir=${ test.info().outputPath( 'profile' ) }`,
			`http://localhost:${ port }/first`,
		],
		{ stdio: 'ignore' }
	);

	await expect.poll( () => told, { timeout: 30_000 } ).toHaveProperty( 'seen' );
	expect( told.ahead!.counted, 'while the first page is looked at' ).toMatch( /^pgs=1\|.*\/first/ );
	expect( told.ahead!.asked, 'while the first page is looked at' ).toBe( false );
	expect( told.seen ).toMatchObject( { counted: expect.stringMatching( /^pgs=2\|.*\/second/ ), ahead: 'true' } );
	await expect.poll( () => asked ).toBe( true );
} );
