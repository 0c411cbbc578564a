/**
 * Links to places on the same page, and the menu that marks the place being read.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const section = ( id: string, height: number ) =>
	`<!-- wp:heading {"anchor":"${ id }"} --><h2 class="wp-block-heading" id="${ id }">${ id }</h2><!-- /wp:heading --><!-- wp:spacer {"height":"${ height }px"} --><div style="height:${ height }px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
const item = ( id: string ) => `<!-- wp:navigation-link {"label":"To ${ id }","url":"#${ id }","kind":"custom"} /-->`;
const content = ( ids: string[] ) =>
	`<!-- wp:navigation {"overlayMenu":"never"} -->${ ids.map( item ).join( '' ) }<!-- /wp:navigation -->${ ids.map( ( id, index ) => section( id, index === ids.length - 1 ? 40 : 1600 ) ).join( '' ) }`;

const top = ( page: Page, id: string ) =>
	page.locator( `#${ id }` ).evaluate( ( element ) => Math.round( element.getBoundingClientRect().top ) );
const current = ( page: Page ) => page.locator( '[aria-current="location"]' ).allTextContents();

const SWITCHED_ON = `?eidan-page=${ encodeURIComponent( JSON.stringify( { anchors: true } ) ) }`;

test( 'visitors get there smoothly, below the header, with address, focus and a marked menu', async ( {
	page,
	visit,
	browser,
} ) => {
	const url =
		( await visit( content( [ 'anchor-one', 'anchor-two', 'anchor-last' ] ), { query: SWITCHED_ON } ) ) +
		SWITCHED_ON;
	await page.addStyleTag( { content: ':root{--eidan-header-height:80px}' } );
	const link = ( id: string ) => page.getByRole( 'link', { name: `To ${ id }`, exact: true } );

	// The page scrolls smoothly, and ends with the place below the header.
	const places = await page.evaluate( async () => {
		const seen = new Set< number >();
		document.querySelector< HTMLElement >( 'a[href="#anchor-two"]' )!.click();
		const begin = performance.now();
		while (
			Math.abs( document.querySelector( '#anchor-two' )!.getBoundingClientRect().top - 80 ) > 1 &&
			performance.now() - begin < 5000
		) {
			await new Promise( ( done ) => requestAnimationFrame( done ) );
			seen.add( Math.round( window.scrollY ) );
		}
		return { steps: seen.size, time: performance.now() - begin };
	} );
	expect( places.steps, 'no jump' ).toBeGreaterThan( 1 );
	expect( places.time, 'it arrives' ).toBeLessThan( 5000 );
	expect( await top( page, 'anchor-two' ) ).toBe( 80 );
	await expect( page ).toHaveURL( `${ url }#anchor-two` );
	await expect( page.locator( '#anchor-two' ) ).toBeFocused();
	await expect.poll( () => current( page ) ).toEqual( [ 'To anchor-two' ] );

	// The last place is too near the end of the page to reach the top of the window. Its link is marked all the same,
	// until the visitor scrolls on.
	await link( 'anchor-last' ).press( 'Enter' );
	await expect( page.locator( '#anchor-last' ) ).toBeFocused();
	await expect.poll( () => current( page ) ).toEqual( [ 'To anchor-last' ] );
	await expect
		.poll( () =>
			page.evaluate(
				() => Math.ceil( window.scrollY + window.innerHeight ) >= document.documentElement.scrollHeight - 1
			)
		)
		.toBe( true );
	expect( await current( page ) ).toEqual( [ 'To anchor-last' ] );
	await page.mouse.wheel( 0, -1200 );
	await expect.poll( () => current( page ) ).toEqual( [ 'To anchor-two' ] );
	await page.goBack();
	await expect( page ).toHaveURL( `${ url }#anchor-two` );
	await page.evaluate( () => window.scrollTo( { top: 0, behavior: 'instant' } ) );
	await page.mouse.wheel( 0, 1 );

	// With reduced motion the page jumps at once.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await link( 'anchor-two' ).click();
	await page.evaluate(
		() => new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) )
	);
	expect( await top( page, 'anchor-two' ) ).toBe( 80 );

	// Without script the browser itself jumps there.
	const plain = await browser.newPage( { javaScriptEnabled: false } );
	await plain.goto( url );
	await plain.getByRole( 'link', { name: 'To anchor-one' } ).click();
	await expect( plain ).toHaveURL( /#anchor-one$/ );
	await plain.close();
} );
