/**
 * Optimisers that hold scripts back until a visitor does something (“delay JavaScript”). They give every script another
 * type, and bring all back with the first press. Nothing may move then, and that press must not be lost.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { publish } from './support/sheets';

/** What such a plugin prints: it waits for a press, then puts each script back in its place, one after the other. */
const LOADER = `<script>( () => {
	let isUnderWay = false;
	const go = async () => {
		if ( isUnderWay ) {
			return;
		}
		isUnderWay = true;
		for ( const held of [ ...document.querySelectorAll( 'script[type^="held"]' ) ] ) {
			const script = document.createElement( 'script' );
			for ( const { name, value } of held.attributes ) {
				script.setAttribute( name, value );
			}
			script.type = held.type === 'held-module' ? 'module' : '';
			const loaded = held.getAttribute( 'src' ) && new Promise( ( done ) => ( script.onload = script.onerror = done ) );
			script.textContent = held.textContent;
			held.replaceWith( script );
			await loaded;
		}
		document.documentElement.dataset.scripts = 'there';
	};
	for ( const name of [ 'keydown', 'mousedown', 'touchstart', 'wheel' ] ) {
		addEventListener( name, go, { passive: true, capture: true } );
	}
} )();</script>`;

/** Serves a page as such a plugin would, and notes errors and what moves. */
async function hold( page: Page, url: string ) {
	const errors: string[] = [];
	page.on( 'pageerror', ( { message } ) => errors.push( message ) );
	await page.addInitScript( () => {
		Object.assign( window, { moved: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				( window as unknown as { moved: number } ).moved += ( entry as unknown as { value: number } ).value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	await page.route( url, async ( route ) => {
		const response = await route.fetch();
		const html = ( await response.text() )
			.replace( /<script type="module"/g, '<script type="held-module"' )
			.replace( /<script (?=[^>]*\bsrc=)(?![^>]*type=)/g, '<script type="held" ' )
			.replace( /<head[^>]*>/, ( head ) => head + LOADER );
		await route.fulfill( { response, body: html } );
	} );
	await page.goto( url );
	return {
		errors,
		moved: () => page.evaluate( () => ( window as unknown as { moved: number } ).moved ),
		there: () => expect( page.locator( 'html[data-scripts="there"]' ) ).toHaveCount( 1 ),
	};
}

const fixture = ( name: string ) => readFileSync( join( __dirname, `../fixtures/blocks/${ name }.html` ), 'utf8' );

/** Blocks with something that changes when their script comes. */
const MOVING = [
	[ 'header', 'image-gallery__slider', 'tabbed-info', 'team-list' ],
	[ 'portfolio-slider', 'tabbed-info__vertical', 'text-marquee', 'blog-list__groups' ],
	[ 'header__up', 'testimonials-list', 'scrolling-tiles', 'parallax-image-showcase' ],
];

for ( const names of MOVING ) {
	test( `nothing moves when the scripts of ${ names.join( ', ' ) } come`, async ( { page, site } ) => {
		const [ url = '' ] = await publish( site, [ names.map( fixture ).join( '\n\n' ) ] );
		const held = await hold( page, url );
		await page.evaluate( () => document.fonts.ready );
		const before = await held.moved();
		await page.keyboard.press( 'Shift' );
		await held.there();
		await page.evaluate( () => new Promise( ( drawn ) => requestIdleCallback( drawn ) ) );
		expect( await held.moved() ).toBeCloseTo( before, 3 );
		expect( held.errors ).toEqual( [] );
	} );
}

for ( const [ name, target ] of Object.entries( {
	panel: '.wp-block-eidan-opener',
	'search-cover': '.wp-block-eidan-opener',
	'image-gallery': '.eidan-gallery a',
	'video-button': 'a.eidan-video-button, .wp-block-eidan-video-button a',
} ) ) {
	test( `the first press opens what it is for: ${ name }`, async ( { page, site } ) => {
		const [ url = '' ] = await publish( site, [ fixture( name ) ] );
		await hold( page, url );
		await page.locator( target ).first().click();
		await expect( page.locator( 'dialog[open]' ) ).toBeVisible();
	} );
}

test( 'the first press on a page of a list leads to that page', async ( { page, site } ) => {
	const [ url = '' ] = await publish( site, [ fixture( 'blog-list__filters' ) ] );
	await hold( page, url );
	const first = await page.locator( '.eidan-list__item' ).first().textContent();
	await page.locator( '.eidan-list__more' ).click();
	// With the script there are more items, without it the next page.
	await expect( async () => {
		const items = page.locator( '.eidan-list__item' );
		const isNext = ( await items.first().textContent() ) !== first;
		expect( isNext || ( await items.count() ) > 4 ).toBe( true );
	} ).toPass();
} );
