/**
 * A product's form in themes that bring controls of their own: what stands beside ours is not there twice. Each
 * does what a theme with many sites does (OceanWP, Blocksy, Neve).
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/shop';
import { kindsOf } from './support/shop-kinds';

/** Puts what themes do by script into the page, once it has loaded. */
const afterLoad = ( page: Page, selector: string, before: string, after: string ) =>
	page.addInitScript(
		( parts ) =>
			window.addEventListener( 'load', () => {
				const element = document.querySelector( parts[ 0 ] )!;
				element.insertAdjacentHTML( 'beforebegin', parts[ 1 ] );
				element.insertAdjacentHTML( 'afterend', parts[ 2 ] );
			} ),
		[ selector, before, after ] as [ string, string, string ]
	);

for ( const [ where, selector ] of [
	[ 'beside the field', 'form.cart input.qty' ],
	[ 'beside ours', 'form.cart .eidan-quantity' ],
] as const ) {
	for ( const [ kind, minus, plus ] of [
		[ 'links', '<a href="#" class="minus">-</a>', '<a href="#" class="plus">+</a>' ],
		[ 'inputs', '<input type="button" value="-" class="minus">', '<input type="button" value="+" class="plus">' ],
	] as const ) {
		test( `${ kind } of a theme that change the quantity ${ where } are the only ones`, async ( {
			shopper,
			page,
			shop,
		} ) => {
			const { simple } = await kindsOf( shop );
			await shopper.use( 'shop-quantity', 'classic' );
			await afterLoad( page, selector, minus, plus );
			await page.goto( simple.url );
			await expect( page.locator( 'form.cart .plus' ) ).toBeVisible();
			await expect( page.locator( '.eidan-quantity > button[aria-label]:visible' ) ).toHaveCount( 0 );
			// The theme's styles for its field apply: no line of ours is around it.
			await expect( page.locator( 'form.cart input.qty' ) ).not.toHaveCSS( 'border-top-style', 'none' );
		} );
	}
}

test( 'a field that a theme makes low is as high as its buttons', async ( { shopper, page, shop } ) => {
	const { simple } = await kindsOf( shop );
	await shopper.use( 'shop-quantity', 'classic' );
	await page.goto( simple.url );
	await page.addStyleTag( { content: '.woocommerce .quantity .qty { height: 18px; line-height: normal }' } );
	const height = ( selector: string ) =>
		page.locator( selector ).evaluate( ( element ) => element.getBoundingClientRect().height );
	expect( await height( 'form.cart input.qty' ) ).toBe( await height( 'form.cart .eidan-quantity__plus' ) );
} );

test( 'what a theme puts in place of a select is not beside its swatches', async ( { shopper, page, shop } ) => {
	const { variable } = await kindsOf( shop );
	await shopper.use( 'shop-swatches', 'classic' );
	await afterLoad(
		page,
		'.variations select:has(~ .eidan-swatches)',
		'',
		'<span class="theme-select" style="display:inline-block"><span>Choose an option</span></span>'
	);
	await page.goto( variable.url );
	await expect( page.locator( '.theme-select' ) ).toBeAttached();
	await expect( page.locator( '.theme-select' ) ).toBeHidden();
	await expect( page.locator( '.theme-select ~ .eidan-swatches' ) ).toBeVisible();
	await expect( page.locator( 'select:has(~ .theme-select)' ) ).toHaveCSS( 'width', '1px' );
} );
