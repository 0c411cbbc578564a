/**
 * Pages on a phone whose browser shows text twice as large as usual. `font-size: 200%` on the page would not do: the
 * sizes in media queries follow the browser's own text.
 *
 * @group slow
 */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { portfolioItems, sliderOf } from './support/portfolio';
import { fixture } from './support/tabs';

test.use( {
	viewport: { width: 390, height: 844 },
	launchOptions: async ( { launchOptions }, use ) => {
		const args = [ ...( launchOptions.args ?? [] ), '--blink-settings=defaultFontSize=32' ];
		await use( { ...launchOptions, args } );
	},
} );

/** Returns how far the page is wider than the screen. */
const sideways = ( content: Locator ) =>
	content.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth );

test( 'the counter of a slider stays in one line, and its controls on the screen', async ( { page, site, visit } ) => {
	await visit(
		sliderOf( await portfolioItems( site ), { slidesPerView: 1, pagination: 'fraction', autoplay: 3000 } )
	);
	const next = page.getByRole( 'button', { name: 'Next slide' } );
	await expect( next ).toBeVisible();
	expect( await sideways( page.locator( 'body' ) ) ).toBeLessThanOrEqual( 0 );
	const { x, width } = ( await next.boundingBox() )!;
	expect( x + width ).toBeLessThanOrEqual( 390 );
	const lines = await page.locator( '.eidan-slider__pages.is-fraction' ).evaluate( ( pages ) => {
		const { lineHeight, fontSize } = getComputedStyle( pages );
		return pages.getBoundingClientRect().height / ( parseFloat( lineHeight ) || parseFloat( fontSize ) * 1.2 );
	} );
	expect( Math.round( lines ) ).toBe( 1 );
} );

test( 'words of a link showcase stay whole', async ( { page, visit } ) => {
	await visit( fixture( 'interactive-link-showcase' ).replace( 'Interiors', 'Wayfinding' ) );
	const titles = page.locator( '.eidan-links__title' );
	const lines = await titles.evaluateAll( ( all ) =>
		all.map( ( title ) => {
			const range = document.createRange();
			range.selectNodeContents( title );
			return new Set( [ ...range.getClientRects() ].map( ( { top } ) => Math.round( top ) ) ).size;
		} )
	);
	expect( lines ).toEqual( lines.map( () => 1 ) );
	expect( lines.length ).toBeGreaterThan( 1 );
} );
