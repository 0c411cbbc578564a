/**
 * The showreel: an author makes it, visitors watch it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const fixture = readFileSync( join( __dirname, '../fixtures/blocks/video-showreel.html' ), 'utf8' );
const videoIn = ( page: Page ) => page.locator( '.eidan-showreel__film' );
const plays = ( page: Page ) =>
	videoIn( page ).evaluate( ( video: HTMLVideoElement ) => ! video.paused && video.muted );
const typed = ( page: Page ) => page.locator( '.eidan-typing__typed' );
/** Returns the visible part of the words that are being typed. */
const seen = ( page: Page ) =>
	typed( page ).evaluate( ( element ) =>
		[ ...element.children ].map( ( row ) => ( row as HTMLElement ).dataset.typed ).join( '|' )
	);

test( 'an author starts from the sample, writes five lines, measures the overlay, saves and undoes', async ( {
	editor,
} ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/video-showreel' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	const words = editor.canvas.getByRole( 'textbox', { name: 'Text', exact: true } );
	await expect( words ).toContainText( 'We draw.' );
	await expect( editor.canvas.locator( 'video' ) ).toHaveAttribute( 'src', /showreel\.mp4$/ );
	// White words on a film with white walls need about as much overlay as any image could need.
	const measured = async () => Number( ( await editor.blocks() )[ 1 ]!.attributes.measuredOpacity );
	await expect.poll( measured, { timeout: 20_000 } ).toBeGreaterThan( 40 );
	await expect.poll( measured ).toBeLessThan( 56 );

	await words.click();
	await editor.page.keyboard.press( 'ControlOrMeta+a' );
	for ( const line of [ 'One', 'Two', 'Three', 'Four', 'Five' ] ) {
		await editor.page.keyboard.type( line );
		await editor.page.keyboard.press( 'Enter' );
	}
	await editor.page.keyboard.type( 'Six' );
	const text = async () => String( ( await editor.blocks() )[ 1 ]!.attributes.words );
	expect( await text() ).toMatch( /^One<br>Two<br>Three<br>Four<br>Five ?Six$/ );

	await editor.select( 'eidan/video-showreel' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'combobox', { name: 'Typing' } ).selectOption( 'replace' );
	await sidebar.getByRole( 'checkbox', { name: 'Loop' } ).check();
	const [ , block ] = await editor.readBack();
	expect( block ).toMatchObject( {
		isValid: true,
		attributes: { typing: 'replace', typingLoop: true, source: { type: 'video' } },
	} );
	expect( block!.innerBlocks[ 0 ]!.name ).toBe( 'core/buttons' );
	await editor.insert( 'core/paragraph' );
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	expect( await editor.blocks() ).toHaveLength( 2 );
} );

test( 'visitors see it play and type, stop both, and have all words in any case @slow', async ( {
	page,
	visit,
	browser,
} ) => {
	const link = await visit( fixture );
	const heading = page.getByRole( 'heading', { name: 'We draw. We build.' } );
	await heading.scrollIntoViewIfNeeded();
	await expect.poll( () => plays( page ) ).toBe( true );
	const still = page.locator( '.wp-block-eidan-video-showreel > .eidan-still' );
	await expect( still ).toHaveAttribute( 'src', /rooms\.webp$/ );
	expect( await still.boundingBox(), 'below the film' ).toEqual( await videoIn( page ).boundingBox() );
	await expect.poll( () => seen( page ) ).toMatch( /^We draw\.\|W/ );
	// Screen readers get the whole text at any time. The typed copy is hidden from them.
	await expect( heading ).toBeVisible();
	await expect( typed( page ) ).toHaveAttribute( 'aria-hidden', 'true' );

	const button = page.getByRole( 'button', { name: 'Pause video' } );
	await button.click();
	await expect.poll( () => plays( page ) ).toBe( false );
	await expect( typed( page ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Play video' } ).press( 'Enter' );
	await expect.poll( () => plays( page ) ).toBe( true );
	await expect( typed( page ) ).toHaveCount( 1 );

	// Narrow screens get the smaller video. With reduced motion, saved data or without script there is only the poster,
	// and no video is requested.
	const visitor = async ( options: object, arrange?: ( other: Page ) => Promise< unknown > ) => {
		const context = await browser.newContext( options );
		const other = await context.newPage();
		const videos: string[] = [];
		other.on(
			'request',
			( request ) => /\.(?:webm|mp4)/.test( request.url() ) && videos.push( request.url().replace( /.*\//, '' ) )
		);
		await arrange?.( other );
		await other.goto( link );
		await other.getByRole( 'heading', { name: 'We draw. We build.' } ).scrollIntoViewIfNeeded();
		return { other, videos, close: () => context.close() };
	};
	const narrow = await visitor( { viewport: { width: 390, height: 844 }, hasTouch: true } );
	await expect.poll( () => plays( narrow.other ) ).toBe( true );
	expect( new Set( narrow.videos ) ).toEqual( new Set( [ 'short.mp4' ] ) );
	await narrow.other.getByRole( 'button', { name: 'Pause video' } ).tap();
	await expect.poll( () => plays( narrow.other ) ).toBe( false );
	await narrow.close();

	const calm = await visitor( { reducedMotion: 'reduce' } );
	await expect( calm.other.getByRole( 'button', { name: 'Play video' } ) ).toBeVisible();
	const saving = await visitor( {}, ( other ) =>
		other.addInitScript( () => Object.defineProperty( navigator, 'connection', { value: { saveData: true } } ) )
	);
	await expect( saving.other.getByRole( 'button', { name: 'Play video' } ) ).toBeVisible();
	const plain = await visitor( { javaScriptEnabled: false } );
	for ( const { other, videos, close } of [ calm, saving, plain ] ) {
		expect( videos ).toEqual( [] );
		const poster = other.locator( '.eidan-still' );
		await expect
			.poll( () => poster.evaluate( ( image: HTMLImageElement ) => image.complete && image.naturalWidth ) )
			.toBeGreaterThan( 0 );
		await expect( typed( other ) ).toHaveCount( 0 );
		await close();
	}
} );
