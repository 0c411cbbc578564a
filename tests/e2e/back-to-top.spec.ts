/**
 * The "Back to top" link: an author sets it up, visitors use it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The footers that come with the plugin and have this link: patterns, and the demo's in each of its looks. */
const FOOTERS = [
	...[ 'footer-columns', 'footer-uncovered' ].map( ( name ) => [
		name,
		`<!-- wp:pattern {"slug":"eidan/${ name }"} /-->`,
	] ),
	...[ '', 'looks/garden/', 'looks/ink/', 'looks/signal/' ].map( ( look ) => {
		const path = `assets/demo/${ look }templates/footer.html`;
		const html = readFileSync( join( __dirname, '../..', path ), 'utf8' );
		// Without the names that the import replaces.
		return [ path, html.replace( /\{\{[^}]+\}\}/g, '' ) ];
	} ),
];

const LONG =
	'<!-- wp:spacer {"height":"6000px"} --><div style="height:6000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
const link = ( text: string ) => `<!-- wp:paragraph --><p><a href="#${ text }">${ text }</a></p><!-- /wp:paragraph -->`;
const to = ( page: Page, top: number ) =>
	page.evaluate( ( y ) => window.scrollTo( { top: y, behavior: 'instant' } ), top );

/** Texts that the link covers. */
const covered = ( page: Page ) =>
	page.evaluate( () => {
		const top = document.querySelector( '.wp-block-eidan-back-to-top' )!;
		const box = top.getBoundingClientRect();
		const texts = document.createTreeWalker( document.body, NodeFilter.SHOW_TEXT );
		const found: string[] = [];
		const range = document.createRange();
		while ( texts.nextNode() ) {
			range.selectNodeContents( texts.currentNode );
			if (
				! top.contains( texts.currentNode ) &&
				[ ...range.getClientRects() ].some(
					( { left, right, top: upper, bottom } ) =>
						left < box.right && right > box.left && upper < box.bottom && bottom > box.top
				)
			) {
				found.push( texts.currentNode.textContent ?? '' );
			}
		}
		return found;
	} );

const position = ( page: Page ) => page.evaluate( () => Math.round( window.scrollY ) );

test( 'an author gives it words, a side and an offset of its own; a number out of range is told', async ( {
	editor,
	page,
} ) => {
	await editor.open( LONG );
	await editor.insert( 'eidan/back-to-top' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'textbox', { name: 'Label' } ).fill( 'Up again' );
	await sidebar.getByRole( 'checkbox', { name: 'Show label' } ).check();
	await sidebar.getByRole( 'spinbutton', { name: 'Offset' } ).fill( '600' );
	await expect( editor.canvas.locator( '.eidan-to-top__label' ) ).toHaveText( 'Up again' );
	const [ , block ] = await editor.readBack();
	expect( block ).toMatchObject( { isValid: true, attributes: { label: 'Up again', showLabel: true, offset: 600 } } );

	await page.goto( await editor.publish() );
	const root = page.locator( '.wp-block-eidan-back-to-top' );
	await expect( root.getByRole( 'link', { name: 'Up again' } ) ).toHaveCSS( 'opacity', '1' );
	await expect( root ).not.toHaveClass( /is-on/ );
	await to( page, 150 );
	await expect( root, '150 px and half of 900' ).toHaveClass( /is-on/ );
	await to( page, 149 );
	await expect( root ).not.toHaveClass( /is-on/ );

	await editor.open( '<!-- wp:eidan/back-to-top {"offset":99999} /-->' );
	await expect( editor.canvas.locator( '.eidan-attribute-notice' ) ).toContainText( 'offset' );
} );

test( 'visitors find it once the middle of the window is 1000 px down; it leads to the top and takes the focus along @slow', async ( {
	visit,
	page,
	browser,
} ) => {
	const url = await visit( `${ link( 'first' ) }${ LONG }${ link( 'behind' ) }<!-- wp:eidan/back-to-top /-->` );
	const root = page.locator( '.wp-block-eidan-back-to-top' );
	const top = root.getByRole( 'link', { name: 'Back to top' } );
	// The window is 900 px high, so its middle is 1000 px down at a scroll position of 550 px.
	await to( page, 550 );
	await expect( root ).toHaveCSS( 'opacity', '1' );
	await to( page, 549 );
	await expect( root ).toHaveCSS( 'opacity', '0' );
	await to( page, 550 );
	await expect( root ).toHaveCSS( 'opacity', '1' );
	const box = ( await top.boundingBox() )!;
	expect( box.x + box.width, 'in the corner' ).toBe( 1440 - 24 );
	expect( box.y + box.height ).toBe( 900 - 24 );

	// The ring shows how far down the page is scrolled.
	const ring = page.locator( '.eidan-to-top__progress' );
	await to( page, 99999 );
	await expect
		.poll( () => ring.evaluate( ( element ) => Number.parseFloat( getComputedStyle( element ).strokeDashoffset ) ) )
		.toBeLessThan( 0.01 );

	await top.click();
	await expect.poll( () => position( page ) ).toBe( 0 );
	expect( page.url(), 'the address stays' ).toBe( url );
	await expect( root ).toHaveCSS( 'opacity', '0' );
	await page.keyboard.press( 'Tab' );
	expect(
		await page.evaluate( () => document.activeElement === document.querySelector( 'a[href], button' ) ),
		'Tab goes on from the top'
	).toBe( true );
	expect( await page.evaluate( () => document.body.hasAttribute( 'tabindex' ) ) ).toBe( false );

	// Tab reaches the link at any scroll position, and the focus makes it visible.
	await top.focus();
	await expect( root ).toHaveCSS( 'opacity', '1' );

	// The link never covers the element that has the focus.
	await to( page, 3000 );
	await page.evaluate( () =>
		document.body.insertAdjacentHTML(
			'beforeend',
			'<button id="under" style="position:fixed;right:30px;bottom:30px">Under it</button><button id="beside" style="position:fixed;left:30px;top:30px">Beside it</button>'
		)
	);
	await expect( root ).toHaveClass( /is-on/ );
	await page.keyboard.press( 'Tab' );
	await page.locator( '#under' ).focus();
	await expect( root ).toHaveCSS( 'opacity', '0' );
	await page.locator( '#beside' ).focus();
	await expect( root ).toHaveCSS( 'opacity', '1' );
	await page.locator( '#under' ).evaluate( ( element ) => element.remove() );

	// Nor does it cover a slider's arrow when scrolling stops.
	await page.evaluate( () =>
		document.body.insertAdjacentHTML(
			'beforeend',
			'<div class="eidan-slider" style="display:block;position:absolute;top:4650px;inset-inline:0"><button id="arrow" style="position:absolute;right:30px;inline-size:48px;block-size:48px;visibility:visible">Next</button></div>'
		)
	);
	await to( page, 3830 );
	await expect( root ).toHaveCSS( 'opacity', '0' );
	await page.locator( '#arrow' ).click();
	await to( page, 3600 );
	await expect( root ).toHaveCSS( 'opacity', '1' );

	// With reduced motion the page jumps at once.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await to( page, 5000 );
	await top.press( 'Enter' );
	await page.evaluate(
		() => new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) )
	);
	expect( await position( page ) ).toBe( 0 );

	// If a page has several of these blocks, only the first one floats.
	await visit( `${ LONG }<!-- wp:eidan/back-to-top /--><!-- wp:eidan/back-to-top {"label":"The second"} /-->` );
	await expect( root.first() ).toHaveCSS( 'position', 'fixed' );
	await expect( root.last() ).toHaveCSS( 'position', 'static' );
	await root.last().getByRole( 'link' ).click();
	await expect.poll( () => position( page ) ).toBe( 0 );

	// Without script it is a plain link in the flow of the page.
	const plain = await browser.newPage( { javaScriptEnabled: false } );
	await plain.goto( url );
	const inFlow = plain.locator( '.wp-block-eidan-back-to-top' );
	await expect( inFlow ).toHaveCSS( 'position', 'static' );
	await inFlow.getByRole( 'link' ).click();
	expect( plain.url() ).toMatch( /#top$/ );
	await plain.close();
} );

test( 'at the end of a page it lies on no word of the footers that come with the plugin, on phones @slow', async ( {
	visit,
	page,
} ) => {
	for ( const [ name, footer ] of FOOTERS ) {
		await page.setViewportSize( { width: 390, height: 844 } );
		await visit( `${ LONG }${ footer }` );
		for ( const width of [ 390, 320 ] ) {
			await page.setViewportSize( { width, height: 844 } );
			// As if nothing came after it.
			await to(
				page,
				await page
					.locator( '.entry-content > *' )
					.last()
					.evaluate( ( element ) => element.getBoundingClientRect().bottom + scrollY - innerHeight )
			);
			await expect( page.locator( '.wp-block-eidan-back-to-top' ) ).toHaveCSS( 'opacity', '1' );
			expect.soft( await covered( page ), `${ name } at ${ width } px` ).toEqual( [] );
		}
	}
} );
