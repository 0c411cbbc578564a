/**
 * A shop in two languages with the real Polylang, without its paid add-on for WooCommerce.
 *
 * @group slow
 */
import { expect } from '@playwright/test';
import { logIn } from './setup/global';
import { foreignWords, readPage } from './support/languages';
import { needPlugins, needShop } from './support/needs';
import {
	call,
	inTwoLanguages,
	LANGUAGES,
	listOfNine,
	numbered,
	POLYLANG,
	publish,
	type Words,
} from './support/two-languages';

const test = inTwoLanguages( 'e2e-languages-shop', 45, 'products', true );

needPlugins( POLYLANG );
needShop();

test.describe.configure( { mode: 'serial', timeout: 180_000 } );

const TITLE = /(?:Entry|Eintrag) \d/;
const PAGINATIONS = [ 'standard', 'load-more', 'infinite' ];
const ELEMENTS = [ 'title', 'price', 'add-to-cart', 'quick-view' ];

test( 'lists of products and the cart are in the language of the page, where an owner has products translated', async ( {
	site,
	ids,
	browser,
} ) => {
	expect( ids ).toBeTruthy();
	const list = ( attributes: object ) =>
		`<!-- wp:eidan/product-list ${ JSON.stringify( {
			query: { postType: 'product', perPage: 5, order: 'date-desc' },
			elements: ELEMENTS,
			...attributes,
		} ) } /-->`;
	const filter = { taxonomy: 'product_cat' };
	const urls = await publish(
		site,
		'Products',
		'<!-- wp:eidan/dropdown-mini-cart /-->' +
			PAGINATIONS.map( ( pagination ) => list( { pagination, filter, orders: [ 'price-asc' ] } ) ).join( '' ) +
			list( { layout: 'slider' } )
	);
	const find = foreignWords( 'de_DE' );
	const names: Words = { en: 'Quick view', de: 'Schnellansicht' };
	const add: Words = { en: 'Add to cart', de: 'In den Warenkorb' };
	const cart: Words = { en: 'View cart', de: 'Warenkorb anzeigen' };
	await test.step( 'otherwise a product is one for all languages', async () => {
		const page = await browser.newPage();
		await page.goto( `${ site.url }/wp-includes/images/blank.gif` );
		const read = await readPage( page, urls.de, TITLE );
		expect( read.lists.map( ( { bar } ) => bar[ 0 ] ) ).toEqual( [ 'Alle 18', 'Alle 18', 'Alle 18' ] );
		expect( find( 'de', read.words ) ).toEqual( [] );
		await page.close();
	} );
	await site.php( call( 'translate_products( true )' ) );

	for ( const state of [ undefined, await logIn( site.url ) ] ) {
		const context = await browser.newContext( state ? { storageState: state } : {} );
		const page = await context.newPage();
		for ( const language of LANGUAGES ) {
			await page.goto( urls[ language ] );
			const read = await readPage( page, urls[ language ], TITLE );
			expect( read.loggedIn ).toBe( Boolean( state ) );
			const bar = language === 'en' ? [ 'All 9', 'Blue 5', 'Red 4' ] : [ 'Alle 9', 'Blau 5', 'Rot 4' ];
			expect( read.lists ).toEqual(
				PAGINATIONS.map( ( pagination ) => listOfNine( language, 'product-list', pagination, bar ) )
			);
			expect( read.others ).toEqual( [
				[ 'dropdown-mini-cart', [] ],
				[ 'product-list', numbered( language, 1, 5 ) ],
			] );
			expect( find( language, read.words ) ).toEqual( [] );
			if ( state ) {
				continue;
			}

			// Choices of a product come with a later request, as does the cart.
			await page
				.getByRole( 'link', { name: new RegExp( `^${ names[ language ] }.* 1$` ) } )
				.first()
				.click();
			const dialog = page.locator( 'dialog[open]' );
			await expect( dialog.getByRole( 'combobox' ) ).toContainText(
				language === 'de' ? 'Wähle eine Option' : 'Choose an option'
			);
			await expect( dialog.getByRole( 'button', { name: add[ language ] } ) ).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await page
				.getByRole( 'button', { name: new RegExp( `^${ add[ language ] }.* 2$` ) } )
				.first()
				.click();
			const mini = page.locator( '.wp-block-eidan-dropdown-mini-cart' );
			await expect( mini.locator( '.eidan-mini-cart__count' ) ).toHaveText( language === 'en' ? '1' : '2' );
			await mini.getByRole( 'button' ).first().click();
			await expect( mini ).toContainText( numbered( language, 2, 2 )[ 0 ]! );
			await expect( mini ).toContainText( cart[ language ] );
		}
		await context.close();
	}
} );
