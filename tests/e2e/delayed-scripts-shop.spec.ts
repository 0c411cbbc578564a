/**
 * A shop beside optimisers that hold scripts back until a visitor does something: its blocks and its product pages.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { delayScripts } from './support/delayed';
import { firstPress, heldBack, slowly, type Press } from './support/delayed-stories';
import { pagesOfMost } from './support/most';
import { publish, sheetMarkup } from './support/sheets';
import { expect, test } from './support/shop';
import { kindsOf } from './support/shop-kinds';
import { startedIn } from './support/started';

const fixture = ( name: string ) => readFileSync( join( __dirname, `../fixtures/blocks/${ name }.html` ), 'utf8' );

/** What scripts have made of each fixture, without numbers: other tests put products into the shop's lists meanwhile. */
const kindsIn = async ( page: Page ) =>
	Object.fromEntries(
		Object.entries( await startedIn( page ) ).map( ( [ name, made ] ) => [
			name,
			made
				.split( ', ' )
				.map( ( kind ) => kind.replace( /^\d+ × /, '' ) )
				.sort()
				.join( ', ' ),
		] )
	);

test( 'blocks of a shop start and do not move when held scripts come', async ( { page, site, allowErrors } ) => {
	const urls = await publish(
		site,
		pagesOfMost( ' @shop' ).map( ( list ) => sheetMarkup( list ) )
	);
	for ( const url of urls ) {
		await heldBack( page, url, allowErrors, kindsIn );
		await page.unrouteAll();
	}
} );

const PRESSES: Record< string, Press > = {
	'dropdown-mini-cart': {
		target: '.entry-content .eidan-mini-cart__opener',
		shows: '.entry-content .wp-block-eidan-dropdown-mini-cart :text("Your cart is empty.")',
	},
	'dropdown-mini-cart__drawer': {
		target: '.entry-content .eidan-mini-cart__opener',
		shows: 'dialog[open]',
	},
	'product-list__view': { target: '.eidan-list a:has-text("Quick view")', shows: 'dialog[open]' },
};

test( 'the first press in a shop does what it is for, and once', async ( { page, site, shop, shopper } ) => {
	const names = Object.keys( PRESSES );
	const list = `${ fixture( 'dropdown-mini-cart' ) }${ fixture( 'product-list' ) }`;
	const [ cart = '', ...urls ] = await publish( site, [ list, ...names.map( fixture ) ] );
	const { variable } = await kindsOf( shop );
	await slowly( page );
	for ( const [ index, name ] of names.entries() ) {
		await firstPress( page, urls[ index ]!, PRESSES[ name ]!, name );
	}

	// A product is put into the cart, once.
	await delayScripts( page, cart );
	await page.goto( cart );
	await page
		.locator( '.eidan-list :is( form button, .add_to_cart_button ):not( [aria-disabled="true"] )' )
		.first()
		.click();
	await expect( page.locator( '.entry-content .eidan-mini-cart__count' ) ).toHaveText( '1' );

	// A swatch chooses on the product's page.
	await shopper.use( 'shop-swatches', 'classic' );
	await delayScripts( page, variable.url );
	await page.goto( variable.url );
	await page.keyboard.press( 'Shift' );
	const stone = page.getByRole( 'radio', { name: 'Stone' } );
	await stone.click();
	await expect( stone ).toHaveAttribute( 'aria-checked', 'true' );
	await expect( page.locator( '#pa_color' ) ).toHaveValue( 'stone' );
} );
