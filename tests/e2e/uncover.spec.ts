/**
 * Sections that are uncovered by what stands above them.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { uncovering } from './support/uncovering';

const look = ( page: Page ) =>
	page.evaluate( () => {
		const outer = document.querySelector( '.eidan-uncover' )!.getBoundingClientRect();
		const inner = document.querySelector( '.eidan-uncover__track > *' )!.getBoundingClientRect();
		return { outer: Math.round( outer.bottom ), inner: Math.round( inner.bottom ), top: Math.round( inner.top ) };
	} );
/** Scrolls until so much of the section is above the foot of the window. */
const reveal = ( page: Page, pixels: number ) =>
	page.evaluate( ( seen ) => window.scrollBy( { top: document.querySelector( '.eidan-uncover' )!.getBoundingClientRect().top + seen - innerHeight, behavior: 'instant' } ), pixels );

test( 'an author switches it on for a group; it stands at the foot of the window until it is uncovered, without script', async ( { editor, page, request, browser } ) => {
	await editor.open( uncovering( 300 ) );
	await editor.select( 'core/group' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'button', { name: 'Scrolling' } ).click();
	await sidebar.getByRole( 'checkbox', { name: 'Uncover on scroll' } ).uncheck();
	await sidebar.getByRole( 'checkbox', { name: 'Uncover on scroll' } ).check();
	const blocks = await editor.readBack();
	expect( blocks.find( ( { name } ) => name === 'core/group' ) ).toMatchObject( { isValid: true, attributes: { eidanUncover: true } } );
	const url = await editor.publish();
	expect( await ( await request.get( url ) ).text(), 'no script of ours' ).not.toContain( '/eidan/build/view' );

	await page.goto( url );
	await reveal( page, 100 );
	expect( await look( page ), 'a third of it is seen, all of it is there' ).toMatchObject( { inner: 900, outer: 1100 } );
	await reveal( page, 300 );
	expect( await look( page ) ).toMatchObject( { inner: 900, outer: 900 } );

	// The keyboard gets there, wherever the page is.
	await page.evaluate( () => window.scrollTo( { top: 0, behavior: 'instant' } ) );
	await page.locator( '#before' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '#inside' ) ).toBeFocused();
	const { inner, outer } = await look( page );
	expect( inner, 'at its own place' ).toBe( outer );
	await expect( page.locator( '#inside' ) ).toBeInViewport( { ratio: 1 } );
	await page.locator( '#inside' ).blur();

	// Not on narrow screens, not with less motion.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await reveal( page, 100 );
	expect( await look( page ) ).toMatchObject( { inner: 1100, outer: 1100 } );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.setViewportSize( { width: 1024, height: 900 } );
	await reveal( page, 100 );
	expect( await look( page ) ).toMatchObject( { inner: 1100, outer: 1100 } );
	const touch = await browser.newPage( { hasTouch: true, isMobile: true, viewport: { width: 1200, height: 900 } } );
	await touch.goto( url );
	await reveal( touch, 100 );
	expect( await look( touch ) ).toMatchObject( { inner: 1100, outer: 1100 } );
	await touch.close();
} );

test( 'a section higher than the window begins at its top and scrolls on: nothing of it is out of reach', async ( { visit, page } ) => {
	await visit( uncovering( 1500 ) );
	await reveal( page, 100 );
	expect( ( await look( page ) ).top, 'its top is the window’s' ).toBe( 0 );
	await reveal( page, 900 );
	expect( await look( page ) ).toEqual( { top: 0, inner: 1500, outer: 1500 } );
	await reveal( page, 1200 );
	expect( await look( page ) ).toEqual( { top: -300, inner: 1200, outer: 1200 } );
} );
