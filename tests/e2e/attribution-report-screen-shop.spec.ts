/**
 * The screen WooCommerce › Attribution: while orders are being read, when the server fails, on phones, and who may see
 * it.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/shop';
import { expectAccessible, onReport, SCREEN, sum } from './support/report';

test.describe.configure( { mode: 'default' } );

/** Days with an order for each kind of visit. */
const JUNE = '&r-after=2022-06-01&r-before=2022-06-30';

const { expectError, open: openDays } = onReport( { first: '2022-01-01', last: '2022-06-30', days: 6, most: 1 }, 6 );
const open = ( page: Page, query = '' ) => openDays( page, JUNE + query );

test( 'says how far old orders are read, until they are', async ( { admin } ) => {
	// The progress is made up here: the real one belongs to all tests that use the report at the same time.
	let progress = { done: 40, total: 120, finished: false };
	await admin.route( /attribution\/report|attribution%2Freport/, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( { response, json: { ...( await response.json() ), progress } } );
	} );
	await open( admin );
	await expect( admin.locator( '.eidan-report__progress' ) ).toContainText( 'Reading earlier orders: 40 of 120.' );
	await expectAccessible( admin, '.eidan-report-wrap' );

	progress = { done: 120, total: 120, finished: true };
	await expect( admin.locator( '.eidan-report__progress' ) ).toBeHidden();
} );

test( 'offers another try when the server fails', async ( { admin } ) => {
	await admin.route( /attribution\/report|attribution%2Freport/, ( route ) =>
		route.fulfill( { status: 500, contentType: 'text/html', body: '<b>Error</b>' } )
	);
	await admin.goto( SCREEN + JUNE );
	await expect( admin.getByText( 'The response is not a valid JSON response.' ).first() ).toBeVisible();
	await admin.unroute( /attribution\/report|attribution%2Freport/ );
	await admin.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( sum( admin, 'Orders' ) ).toHaveText( '6' );
	expectError( '500' );
} );

test( 'fits a phone', async ( { admin } ) => {
	for ( const width of [ 390, 320 ] ) {
		await admin.setViewportSize( { width, height: 844 } );
		await open( admin );
		expect(
			await admin
				.locator( '.eidan-report-wrap' )
				.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth ),
			`at ${ width }`
		).toBeLessThanOrEqual( 0 );
		expect(
			await admin.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth ),
			`page at ${ width }`
		).toBeLessThanOrEqual( 0 );
	}
	await admin.setViewportSize( { width: 390, height: 844 } );
	await open( admin );
	const table = admin.locator( '.eidan-report__dimensions table' );
	const columns = table.getByRole( 'columnheader' );
	await expect( columns ).toContainText( [ 'Channel', 'Revenue', 'Orders', 'Actions' ] );
	for ( const width of [ 390, 768 ] ) {
		await admin.setViewportSize( { width, height: 844 } );
		const hidden = () =>
			table.evaluate( ( { scrollWidth, parentElement } ) => scrollWidth - parentElement!.clientWidth );
		await expect.poll( hidden, `columns out of sight at ${ width }` ).toBeLessThanOrEqual( 0 );
		// An address has no space where it could break.
		await admin.getByRole( 'tab', { name: 'Landing page' } ).click();
		await expect( table ).toContainText( 'with-a-large-table' );
		await expect.poll( hidden, `columns out of sight at ${ width }, beside addresses` ).toBeLessThanOrEqual( 0 );
		await admin.getByRole( 'tab', { name: 'Channel' } ).click();
		await expect( table ).toContainText( 'Paid search' );
	}
	await expect( columns.filter( { hasText: 'Change of revenue' } ) ).toHaveCount( 1 );
	await admin.setViewportSize( { width: 390, height: 844 } );
	await expectAccessible( admin, '.eidan-report-wrap' );
	await admin.screenshot( { path: 'artifacts/attribution-report-390.png', fullPage: true } );
} );

test( 'is for those who may see reports', async ( { admin, shop, browser } ) => {
	await shop.php(
		`wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'password', 'user_email' => 'ed@example.com', 'role' => 'editor' ) );`
	); // The user may exist already.
	const { logIn } = await import( './setup/global' );
	const context = await browser.newContext( { storageState: await logIn( shop.url, 'ed' ), baseURL: shop.url } );
	const page = await context.newPage();
	expect( ( await page.goto( SCREEN ) )?.status() ).toBe( 403 );
	await context.close();
	await open( admin );
	await expect( admin.locator( '#adminmenu' ).getByRole( 'link', { name: 'Attribution' } ) ).toHaveAttribute(
		'aria-current',
		'page'
	);
} );
