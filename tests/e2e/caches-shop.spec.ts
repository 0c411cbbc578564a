/**
 * A shop behind real page caches: nobody gets the cart of somebody else, and what is for one visitor is never kept.
 * WP Super Cache serves the pages, then W3 Total Cache, which keeps answers of the REST API, too. LiteSpeed Cache says
 * in a header what its server may keep.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { noPlugin } from '../../tools/site/others.mjs';
import { folderOf, isThere, leftOut, needPlugins, needShop } from './support/needs';
import { lay, switchOff, switchOn } from './support/neighbours';
import { isKept } from './support/page-caches';

const CACHE = 'wp-super-cache';
const TOTAL = 'w3-total-cache';
const SERVER = 'litespeed-cache';
needPlugins( CACHE, SERVER );
needShop();

const PHP = `require_once ${ JSON.stringify( join( __dirname, 'support', 'page-caches.php' ) ) };`;

const CONTENT = `<!-- wp:eidan/dropdown-mini-cart /--><!-- wp:eidan/product-list {"query":{"postType":"product","perPage":2},"pagination":"load-more","elements":["title","price","add-to-cart"]} /-->`;

interface Site {
	url: string;
	root: string;
	woocommerce: string;
	failed: object;
	log: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

const count = ( page: Page ) => page.locator( '.entry-content .eidan-mini-cart__count' );

/** What LiteSpeed’s server is told of an answer. */
const keeps = async ( page: Page, url: string ) =>
	( await page.request.get( url ) ).headers()[ 'x-litespeed-cache-control' ] ?? '';

/** The first visitor's page is kept; the cart that comes later is not. */
async function buy( page: Page, other: Page, url: string ) {
	for ( const each of [ page, other ] ) {
		await each.goto( url );
		await expect( count( each ) ).toBeHidden();
	}
	expect( await isKept( page.request, url ) ).toBe( true );
	await page.reload();
	await page.locator( '.eidan-list form button, .eidan-list .add_to_cart_button' ).first().click();
	await expect( count( page ) ).toHaveText( '1' );
	// Behind the cache the page of who buys shows the cart, that of the other visitor none.
	expect( await isKept( other.request, url ) ).toBe( true );
	await other.reload();
	await expect( count( other ) ).toBeHidden();
	await page.reload();
	await expect( count( page ) ).toHaveText( '1' );
	// A product is added from what came later, too.
	await other.locator( '.eidan-list__more' ).click();
	await expect( other.locator( '.eidan-list__item' ) ).toHaveCount( 4 );
	await other.locator( '.eidan-list__item' ).nth( 2 ).locator( 'form button, .add_to_cart_button' ).click();
	await expect( count( other ) ).toHaveText( '1' );
}

/** Two visitors, and the last addresses at which they asked for the next page and for their cart. */
async function two( browser: Browser, errors: string[] ) {
	const pages = [ await browser.newPage(), await browser.newPage() ] as const;
	const asked = { more: '', cart: '' };
	for ( const each of pages ) {
		each.on( 'pageerror', ( { message } ) => errors.push( message ) );
		each.on( 'request', ( request ) => {
			const url = request.url();
			asked.more = url.includes( 'get-posts' ) ? url : asked.more;
			asked.cart = url.includes( 'eidan-cart' ) && request.method() === 'GET' ? url : asked.cart;
		} );
	}
	return { pages, asked };
}

/** The same behind W3 Total Cache, whose REST cache is on: it keeps the next page, and neither carts nor suggestions. */
async function behindTotalCache( browser: Browser, site: Site, url: string ) {
	await switchOff( site, [ `${ CACHE }/wp-cache.php`, `${ SERVER }/litespeed-cache.php` ] );
	lay( site, TOTAL, folderOf( TOTAL ) );
	expect( await switchOn( site, [ `${ TOTAL }/w3-total-cache.php` ] ) ).toEqual( [] );
	await site.php( `${ PHP } Eidan\\Tests\\PageCaches\\total_cache();` );
	const errors: string[] = [];
	const { pages, asked } = await two( browser, errors );
	await buy( ...pages, url );
	expect( errors ).toEqual( [] );
	const again = async ( address: string ) => {
		const visitor = await browser.newPage();
		await isKept( visitor.request, address );
		const kept = await isKept( visitor.request, address );
		await visitor.close();
		return kept;
	};
	expect( await again( asked.more ) ).toBe( true );
	expect( await again( asked.cart ) ).toBe( false );
	expect( await again( `${ site.url }/?s=jug&eidan-suggest=3` ) ).toBe( false );
}

test( 'carts, prices of one visitor and suggestions never come from a cache', async ( { browser } ) => {
	test.setTimeout( 240_000 );
	const { startSite } = await import( '../../tools/site/site.mjs' );
	const site = ( await startSite( {
		name: 'e2e-caches-shop',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 64,
		woocommerce: true,
		plugins: {
			[ `${ CACHE }/wp-cache.php` ]: folderOf( CACHE ),
			[ `${ SERVER }/litespeed-cache.php` ]: folderOf( SERVER ),
		},
		reset: true,
	} ) ) as unknown as Site;
	try {
		expect( site.failed ).toEqual( [] );
		const url = await site.php< string >( `
			foreach ( range( 1, 5 ) as $number ) {
				$product = new WC_Product_Simple();
				$product->set_props( array( 'name' => "Jug $number", 'regular_price' => '10' ) );
				$product->save();
			}
			${ PHP }
			Eidan\\Tests\\PageCaches\\mark();
			Eidan\\Tests\\PageCaches\\cache( WP_PLUGIN_DIR . '/${ CACHE }' );
			Eidan\\Tests\\PageCaches\\tell_litespeed();
			update_option( 'woocommerce_coming_soon', 'no' );
			return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Jugs', 'post_content' => wp_slash( base64_decode( '${ btoa( CONTENT ) }' ) ) ) ) );
		` );
		const errors: string[] = [];
		const { pages, asked } = await two( browser, errors );
		await buy( ...pages, url );
		expect( errors ).toEqual( [] );

		const visitor = await browser.newPage();
		expect( await keeps( visitor, asked.more ) ).toMatch( /^public/ );
		expect( await keeps( pages[ 0 ], asked.cart ) ).toBe( 'no-cache' );
		expect( await keeps( visitor, asked.cart ) ).toBe( 'no-cache' );
		expect( await keeps( visitor, `${ site.url }/?s=jug&eidan-suggest=3` ) ).toBe( 'no-cache' );
		// Prices that depend on the visitor.
		await site.php( `
			update_option( 'woocommerce_calc_taxes', 'yes' );
			update_option( 'woocommerce_tax_display_shop', 'incl' );
			update_option( 'woocommerce_tax_based_on', 'shipping' );
		` );
		expect( await keeps( visitor, `${ asked.more }&again` ) ).toBe( 'no-cache' );
		if ( isThere( TOTAL ) ) {
			await site.php( `update_option( 'woocommerce_calc_taxes', 'no' );` );
			await behindTotalCache( browser, site, url );
		} else {
			leftOut( noPlugin( TOTAL ) );
		}
		expect( readFileSync( site.log, 'utf8' ).match( /.*plugins\/eidan.*/g ) ?? [] ).toEqual( [] );
	} finally {
		await site.stop();
	}
} );
