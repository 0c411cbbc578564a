/**
 * Scrolling tiles: an author makes them, a visitor uses them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const fixture = readFileSync( join( __dirname, '../fixtures/blocks/scrolling-tiles.html' ), 'utf8' );

const rows = ( page: Page ) => page.locator( '.wp-block-eidan-scrolling-tiles-row' );
const tiles = ( page: Page, row: number ) => rows( page ).nth( row ).locator( '.eidan-tiles' ).first();
const button = ( page: Page ) => page.getByRole( 'button', { name: 'Pause scrolling tiles' } );

/** Returns how many pixels a row moves by itself in a short time. */
const travel = ( element: Locator ) =>
	element.evaluate(
		( node ) =>
			new Promise< number >( ( done ) => {
				const from = node.getBoundingClientRect().x;
				setTimeout( () => done( node.getBoundingClientRect().x - from ), 300 );
			} )
	);
const stand = ( page: Page ) =>
	expect
		.poll( async () => [ await travel( tiles( page, 0 ) ), await travel( tiles( page, 1 ) ) ] )
		.toEqual( [ 0, 0 ] );
const run = async ( page: Page ) => {
	await expect.poll( () => travel( tiles( page, 0 ) ), 'towards the start' ).toBeLessThan( -1 );
	await expect.poll( () => travel( tiles( page, 1 ) ), 'towards the end' ).toBeGreaterThan( 1 );
};

test( 'an author fills rows, writes tiles, gives a row its pace, goes back, and the canvas is the page', async ( {
	editor,
	page,
} ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/scrolling-tiles' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	const inCanvas = editor.canvas.locator( '.wp-block-eidan-scrolling-tiles-row' );
	await expect( inCanvas ).toHaveCount( 2 );
	const [ , block ] = await editor.blocks();
	await editor.select( block!.clientId );
	await expect( inCanvas.first(), 'moves while nothing in it is selected' ).toHaveClass( /is-running/ );
	await editor.select( block!.innerBlocks[ 0 ]!.innerBlocks[ 0 ]!.clientId );
	await expect( inCanvas.first() ).not.toHaveClass( /is-running/ );
	const title = editor.canvas
		.locator( '.wp-block-eidan-scrolling-tiles' )
		.getByRole( 'textbox', { name: 'Title' } )
		.first();
	await title.fill( 'Our first tile' );
	await title.press( 'Enter' );
	await editor.page.keyboard.type( 'Our second tile' );

	// The button has its icon, as on the page.
	const sign = editor.canvas.getByRole( 'button', { name: 'Pause scrolling tiles' } ).locator( 'svg' );
	expect( await sign.evaluate( ( { clientWidth, clientHeight } ) => [ clientWidth, clientHeight ] ) ).toEqual( [
		20, 20,
	] );
	await expect( sign ).not.toHaveCSS( 'stroke', 'none' );

	// A link without a name gets a note in the canvas.
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'textbox', { name: 'Link', exact: true } ).fill( 'example.com/work' );
	await sidebar.getByRole( 'textbox', { name: 'Link', exact: true } ).press( 'Tab' );
	await editor.select( block!.innerBlocks[ 1 ]!.clientId );
	await ( await editor.showSettings() ).getByRole( 'spinbutton', { name: 'Speed' } ).fill( '0.1' );
	const [ , saved ] = await editor.readBack();
	expect( saved ).toMatchObject( { isValid: true } );
	expect( saved!.innerBlocks.map( ( { attributes } ) => attributes ) ).toMatchObject( [
		{ direction: 'start', speed: 0.05 },
		{ direction: 'end', speed: 0.1 },
	] );
	expect(
		saved!.innerBlocks[ 0 ]!.innerBlocks.map( ( { attributes } ) => String( attributes.title ) ).slice( 0, 2 )
	).toEqual( [ 'Our first tile', 'Our second tile' ] );
	expect( saved!.innerBlocks[ 0 ]!.innerBlocks[ 1 ]!.attributes.url ).toBe( 'https://example.com/work' );

	await page.goto( await editor.publish() );
	await expect( page.getByRole( 'link', { name: 'Our second tile' } ).first() ).toHaveAttribute(
		'href',
		'https://example.com/work'
	);
	await run( page );
} );

/** Shows the fixture to a visitor and waits until its rows move. */
const watch = async ( page: Page, link?: string ) => {
	if ( link ) {
		await page.goto( link );
	}
	await rows( page ).first().scrollIntoViewIfNeeded();
	await run( page );
};
const left = ( page: Page ) => tiles( page, 0 ).evaluate( ( node ) => node.getBoundingClientRect().x );

test( 'a mouse drags a row and throws it, and opens no link @slow', async ( { page, visit } ) => {
	const link = await visit( fixture );
	await watch( page );
	expect( await page.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ) ).toBe( true );
	// Start on the first tile, which is a link as a whole.
	const box = ( await rows( page ).first().boundingBox() )!;
	const [ x, y ] = [ box.x + 180, box.y + 100 ];
	await page.mouse.move( x, y );
	await expect.poll( () => travel( tiles( page, 0 ) ), 'rests under the pointer' ).toBe( 0 );
	const before = await left( page );
	await page.mouse.down();
	for ( let step = 1; step <= 8; step++ ) {
		await page.mouse.move( x - step * 15, y );
	}
	expect( Math.round( ( await left( page ) ) - before ) ).toBe( -120 );
	await page.mouse.up();
	// The row goes on only if the mouse still moves when it is released. A busy machine may be too slow, so try again.
	await expect( async () => {
		await page.mouse.move( x, y );
		await page.mouse.down();
		await page.mouse.move( x - 40, y );
		await page.mouse.move( x - 90, y );
		await page.mouse.up();
		expect( await travel( tiles( page, 0 ) ), 'glides on' ).toBeLessThan( -1 );
	} ).toPass();
	expect( page.url() ).toBe( link );
	await expect.poll( () => travel( tiles( page, 0 ) ), 'comes to rest under the pointer' ).toBe( 0 );
	const rested = await left( page );
	await page.mouse.wheel( 60, 0 );
	await expect.poll( async () => Math.round( rested - ( await left( page ) ) ), 'a trackpad moves it' ).toBe( 60 );
	await page.mouse.move( 1, 1 );
	await run( page );
} );

test( 'a copied tile can be clicked like its original @slow', async ( { page, visit } ) => {
	await visit( fixture );
	await watch( page );
	const copy = rows( page ).nth( 1 ).locator( '.eidan-tiles .eidan-tiles .eidan-tile' ).first();
	await rows( page ).nth( 1 ).hover();
	await copy.evaluate( ( node ) => node.querySelector( 'a' )!.setAttribute( 'href', '#clicked' ) );
	// Move the copy under the pointer.
	const { width } = ( await copy.boundingBox() )!;
	const row = ( await rows( page ).nth( 1 ).boundingBox() )!;
	await expect( async () => {
		const { x } = ( await copy.boundingBox() )!;
		await page.mouse.wheel( x + width / 2 - row.x - row.width / 2, 0 );
		await page.mouse.click( row.x + row.width / 2, row.y + 60 );
		expect( page.url() ).toContain( '#clicked' );
	} ).toPass();
} );

test( 'the button stops all rows and starts them; focus stops them for good, in sight, and copies are nobody’s @slow', async ( {
	page,
	visit,
} ) => {
	await visit( fixture );
	await watch( page );
	await button( page ).click();
	await page.mouse.move( 1, 1 );
	await stand( page );
	await button( page ).press( 'Enter' );
	await run( page );

	await page.keyboard.press( 'Shift+Tab' );
	const last = page.getByRole( 'link', { name: 'Fifth tile' } ).first();
	await expect( last ).toBeFocused();
	await expect( last ).toBeInViewport();
	await stand( page );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	for ( const copy of await page.locator( '.eidan-tiles .eidan-tiles' ).all() ) {
		const hidden = await copy.evaluate(
			( node ) =>
				( node as HTMLElement ).inert ||
				( node.ariaHidden === 'true' &&
					[ ...node.querySelectorAll( 'a' ) ].every( ( { tabIndex } ) => tabIndex < 0 ) )
		);
		expect( hidden ).toBe( true );
	}
} );

test( 'under reduced motion rows are scrollers, for the keyboard too', async ( { page, visit } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await visit( fixture );
	const first = rows( page ).first();
	await stand( page );
	await expect( button( page ) ).toBeHidden();
	await page.setViewportSize( { width: 600, height: 800 } );
	await first.focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect.poll( () => first.evaluate( ( { scrollLeft } ) => scrollLeft ) ).toBeGreaterThan( 0 );
} );

test( 'a finger drags a row @slow', async ( { published, browser, site } ) => {
	const phone = await browser.newContext( {
		baseURL: site.url,
		viewport: { width: 390, height: 800 },
		hasTouch: true,
		isMobile: true,
	} );
	const page = await phone.newPage();
	await watch( page, await published( fixture, 'Tiles' ) );
	const { x, y } = ( await rows( page ).first().boundingBox() )!;
	const client = await phone.newCDPSession( page );
	const finger = ( type: 'touchStart' | 'touchMove' | 'touchEnd', way = 0 ) =>
		client.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: type === 'touchEnd' ? [] : [ { x: x + 300 - way, y: y + 100 } ],
		} );
	const before = await left( page );
	await finger( 'touchStart' );
	for ( let way = 0; way <= 150; way += 15 ) {
		await finger( 'touchMove', way );
	}
	await expect.poll( () => left( page ) ).toBeLessThan( before - 100 );
	await finger( 'touchEnd' );
	await run( page );
	await phone.close();
} );

test( 'without script it scrolls', async ( { published, browser } ) => {
	const plain = await browser.newContext( { javaScriptEnabled: false, viewport: { width: 600, height: 800 } } );
	const page = await plain.newPage();
	await page.goto( await published( fixture, 'Tiles' ) );
	await expect( button( page ) ).toHaveCount( 0 );
	await page.getByText( 'A tile of words' ).scrollIntoViewIfNeeded();
	await expect( page.getByText( 'A tile of words' ) ).toBeInViewport();
	await plain.close();
} );
