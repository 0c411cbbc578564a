/**
 * The screen WooCommerce › Attribution, in a real WooCommerce.
 */
import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/shop';

test.describe.configure( { mode: 'default' } );

/**
 * Orders of 60 days, up to the end of April 2021: other tests of the shop make theirs today. The sums of a period are
 * what its days hold, and nothing is left to chance.
 */
const SEED = `
foreach ( wc_get_orders( array( 'limit' => -1, 'date_created' => '2021-01-01...2021-12-31' ) ) as $order ) {
	$order->delete( true );
}
$visits = array(
	array( 'utm', 'google', 'cpc', 'Spring collection', '/chairs/?gclid=1', 'organic', 'bing', 'organic', 'Desktop' ),
	array( 'organic', 'google', 'organic', '', '/', 'referral', 'chatgpt.com', 'referral', 'Mobile' ),
	array( 'utm', 'newsletter', 'email', '=1+1 sale', '/sale/', 'utm', 'instagram', 'paid_social', 'Mobile' ),
	array( 'referral', 'chatgpt.com', 'referral', '', '/guides/how-to-choose-a-chair-for-a-small-kitchen-with-a-large-table/', 'organic', 'google', 'organic', 'Desktop' ),
	array( 'typein', '(direct)', '(none)', '', '/', 'typein', '(direct)', '(none)', 'Tablet' ),
	array( 'utm', 'instagram', 'paid_social', 'Summer', '/lamps/', 'utm', 'instagram', 'paid_social', 'Mobile' ),
);
for ( $day = 59; $day >= 0; $day-- ) {
	for ( $i = 0; $i < 1 + $day % 3; $i++ ) {
		$visit = $visits[ ( $day + 2 * $i ) % 6 ];
		$order = new WC_Order();
		$order->set_billing_email( 'customer-' . ( ( $day * 7 + $i ) % 97 ) . '@report.example' );
		$order->set_date_created( gmdate( 'Y-m-d', strtotime( '2021-04-30' ) - $day * DAY_IN_SECONDS ) . ' 00:00:0' . $i );
		$order->set_total( 20 + ( $day * 13 + $i * 29 ) % 90 );
		$order->set_status( 'completed' );
		foreach ( array( 'source_type' => $visit[0], 'utm_source' => $visit[1], 'utm_medium' => $visit[2], 'utm_campaign' => $visit[3], 'session_entry' => home_url( $visit[4] ), 'first_source_type' => $visit[5], 'first_utm_source' => $visit[6], 'first_utm_medium' => $visit[7], 'first_session_entry' => home_url( '/first/' ), 'device_type' => $visit[8], 'last_source_type' => 0 === $day % 5 ? 'typein' : '' ) as $name => $value ) {
			if ( '' !== $value ) {
				$order->update_meta_data( '_wc_order_attribution_' . $name, $value );
			}
		}
		$order->save();
	}
}
Eidan\\Attribution\\Report\\Table::ensure();
Eidan\\Attribution\\Report\\Backfill::start( false );
while ( Eidan\\Attribution\\Report\\Backfill::step() ) {
	continue;
}
return count( wc_get_orders( array( 'limit' => -1, 'return' => 'ids', 'date_created' => '2021-01-01...2021-12-31' ) ) );
`;

/** Reads all orders that are left, in place of Action Scheduler, which takes its time. */
const READ = `as_unschedule_all_actions( 'eidan_attribution_backfill' ); while ( Eidan\\Attribution\\Report\\Backfill::step() ) { continue; }`;

const SCREEN = '/wp-admin/admin.php?page=eidan-attribution';
const APRIL = '&r-after=2021-04-01&r-before=2021-04-30';

/** Opens the screen, and waits for its figures. */
async function open( page: Page, query = '' ) {
	await page.goto( SCREEN + APRIL + query );
	await expect( page.locator( '.eidan-report[aria-busy="false"] .eidan-report__value' ).first() ).toBeVisible();
}

/** A sum at the top. */
const sum = ( page: Page, name: string ) => page.getByRole( 'button', { name: new RegExp( `^${ name }` ) } ).locator( '.eidan-report__value' );

/** Texts of the first column. */
const rows = ( page: Page ) => page.locator( '.eidan-report table.dataviews-view-table tbody tr' );

/** Waits for what an act of the user asks the server for. */
const answered = ( page: Page, act: () => Promise<unknown> ) =>
	Promise.all( [ page.waitForResponse( ( response ) => /attribution\/report(\?|%3F|&|$)/.test( response.url() ) && response.ok() ), act() ] );

async function expectAccessible( page: Page, within: string ) {
	const { violations } = await new AxeBuilder( { page } ).include( within ).withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] ).analyze();
	expect( violations.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( node ) => node.html ).join( ' · ' ) }` ) ).toEqual( [] );
}

let errors: string[] = [];

test.beforeAll( async ( { shop } ) => {
	if ( shop.woocommerce ) {
		expect( await shop.php<number>( SEED ) ).toBe( 120 );
		// A page of the dashboard that another test opened meanwhile may have begun anew.
		await shop.php( READ );
	}
} );

test.beforeEach( async ( { admin } ) => {
	errors = [];
	admin.on( 'pageerror', ( error ) => errors.push( String( error ) ) );
	admin.on( 'console', ( message ) => message.type() === 'error' && errors.push( message.text() ) );
} );

test.afterEach( () => expect( errors ).toEqual( [] ) );

test( 'shows sums, a line and rows of thirty days', async ( { admin } ) => {
	await open( admin );

	await expect( sum( admin, 'Orders' ) ).toHaveText( '60' );
	await expect( admin.locator( '.eidan-report__before' ) ).toHaveCount( 5 );
	await expect( rows( admin ) ).toHaveCount( 6 );
	await expect( admin.locator( '.eidan-report__line' ) ).toHaveAttribute( 'd', /^M.+L/ );
	await expect( admin.locator( '.eidan-report__behind' ) ).toBeVisible();
	await expect( admin.locator( '.eidan-report__progress' ) ).toBeHidden();

	await expectAccessible( admin, '.eidan-report-wrap' );
	await admin.screenshot( { path: 'artifacts/attribution-report-1440.png', fullPage: true } );
} );

test( 'gives the credit to another visit, and keeps that in the address', async ( { admin } ) => {
	await open( admin );
	await expect( rows( admin ).filter( { hasText: 'Direct' } ) ).toHaveCount( 1 );
	const revenue = await sum( admin, 'Revenue' ).textContent();

	await answered( admin, () => admin.getByRole( 'radio', { name: 'First visit' } ).click() );
	await expect( admin ).toHaveURL( /r-model=first/ );
	await expect( rows( admin ).filter( { hasText: 'Paid social' } ) ).toHaveCount( 1 );
	await expect( rows( admin ).filter( { hasText: 'Paid search' } ) ).toHaveCount( 0 );
	await expect( sum( admin, 'Revenue' ) ).toHaveText( revenue ?? '' );

	// By keyboard: on to the next of the three.
	await admin.getByRole( 'radio', { name: 'First visit' } ).focus();
	await answered( admin, () => admin.keyboard.press( 'ArrowLeft' ) );
	await expect( admin.getByRole( 'radio', { name: 'Last visit' } ) ).toBeChecked();

	await admin.reload();
	await expect( admin.getByRole( 'radio', { name: 'Last visit' } ) ).toBeChecked();
	await answered( admin, () => admin.goBack() );
	await expect( admin.getByRole( 'radio', { name: 'First visit' } ) ).toBeChecked();
} );

test( 'shows other days, beside other days or none', async ( { admin } ) => {
	await open( admin );

	await answered( admin, () => admin.getByLabel( 'Compare to' ).selectOption( 'None' ) );
	await expect( admin.locator( '.eidan-report__before' ) ).toHaveCount( 0 );
	await expect( admin.getByRole( 'columnheader', { name: 'Change of revenue' } ) ).toHaveCount( 0 );

	await expect( admin.getByLabel( 'Period' ) ).toHaveValue( 'custom' );
	await answered( admin, () => admin.getByLabel( 'From' ).fill( '2021-03-11' ) );
	await answered( admin, () => admin.getByLabel( 'To', { exact: true } ).fill( '2021-03-12' ) );
	await expect( sum( admin, 'Orders' ) ).toHaveText( '5' );

	await admin.getByLabel( 'To', { exact: true } ).fill( '2020-01-01' );
	await expect( admin.getByRole( 'alert' ) ).toHaveText( 'Choose a first and a last day, in this order.' );
	await expect( sum( admin, 'Orders' ) ).toHaveText( '5' );
	await expectAccessible( admin, '.eidan-report-wrap' );

	await answered( admin, () => admin.getByLabel( 'Period' ).selectOption( 'Last 7 days' ) );
	const [ after, before ] = [ 'r-after', 'r-before' ].map( ( name ) => Date.parse( new URL( admin.url() ).searchParams.get( name ) ?? '' ) );
	expect( ( before! - after! ) / 86_400_000 ).toBe( 6 );
	await expect( admin.getByLabel( 'From' ) ).toBeHidden();
} );

test( 'looks closer, value by value, and comes back', async ( { admin } ) => {
	await open( admin );

	await admin.getByRole( 'tab', { name: 'Campaign' } ).click();
	await expect( rows( admin ).filter( { hasText: 'Spring collection' } ) ).toHaveCount( 1 );
	await admin.getByRole( 'tab', { name: 'Campaign' } ).press( 'ArrowLeft' );
	await expect( admin.getByRole( 'tab', { name: 'Medium' } ) ).toBeFocused();

	await admin.getByRole( 'tab', { name: 'Channel' } ).click();
	await answered( admin, () => rows( admin ).getByText( 'Paid search' ).click() );
	await expect( admin.getByRole( 'list', { name: 'Filters' } ).getByRole( 'listitem' ) ).toHaveText( [ 'Channel: Paid search' ] );
	await expect( admin.getByRole( 'button', { name: 'Remove the filter Channel: Paid search' } ) ).toBeFocused();
	await expect( admin.getByRole( 'tab', { name: 'Source' } ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( rows( admin ) ).toHaveCount( 1 );
	await expect( rows( admin ) ).toContainText( 'google' );

	await answered( admin, () => admin.getByRole( 'button', { name: 'Remove the filter Channel: Paid search' } ).click() );
	await expect( rows( admin ) ).toHaveCount( 6 );
	await expect( admin.getByRole( 'list', { name: 'Filters' } ) ).toBeHidden();
	await expect( admin.getByRole( 'tab', { name: 'Channel' } ) ).toBeFocused();
} );

test( 'lists the orders behind a row', async ( { admin } ) => {
	await open( admin );
	const row = rows( admin ).filter( { hasText: 'AI assistants' } );
	const count = Number( await row.getByRole( 'cell' ).nth( 2 ).textContent() );
	await row.getByRole( 'button', { name: 'Actions' } ).press( 'Enter' );
	await admin.getByRole( 'menuitem', { name: 'Show orders' } ).press( 'Enter' );

	const dialog = admin.getByRole( 'dialog', { name: 'Orders' } );
	await expect( dialog.getByRole( 'heading' ) ).toHaveText( 'Orders: AI assistants' );
	await expect( dialog.locator( 'tbody tr' ) ).toHaveCount( count );
	await expect( dialog.getByRole( 'link' ).first() ).toHaveAttribute( 'href', /page=wc-orders&action=edit&id=\d+/ );
	await expectAccessible( admin, '.eidan-report__orders' );
	await admin.screenshot( { path: 'artifacts/attribution-report-orders.png' } );

	await admin.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();

	await admin.getByRole( 'button', { name: 'Show all orders' } ).click();
	await expect( dialog.locator( 'tbody tr' ) ).toHaveCount( 20 );
	await dialog.getByRole( 'button', { name: 'Older' } ).press( 'Enter' );
	await expect( dialog.getByRole( 'status' ) ).toHaveText( 'Page 2 of 3' );
	await admin.keyboard.press( 'Escape' );
	await expect( admin.getByRole( 'button', { name: 'Show all orders' } ) ).toBeFocused();
} );

test( 'saves the rows as a file that runs nothing', async ( { admin } ) => {
	await open( admin, '&r-dimension=campaign' );

	const [ download ] = await Promise.all( [ admin.waitForEvent( 'download' ), admin.getByRole( 'button', { name: 'Export CSV' } ).click() ] );

	expect( download.suggestedFilename() ).toMatch( /^attribution-campaign-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/ );
	const text = readFileSync( await download.path(), 'utf8' );
	expect( text ).toContain( `"'=1+1 sale",` );
	expect( text.trim().split( '\r\n' ) ).toHaveLength( 5 );
} );

test( 'tells the line by keyboard, and as a table', async ( { admin } ) => {
	await open( admin );
	const line = admin.getByRole( 'slider', { name: 'Revenue over time' } );
	await line.focus();
	await line.press( 'End' );
	await line.press( 'ArrowLeft' );
	await expect( line ).toHaveAttribute( 'aria-valuenow', '28' );
	await expect( admin.locator( '.eidan-report__chart-step' ) ).toHaveText( /: .+, before / );
	await admin.getByRole( 'group', { name: /^Sums/ } ).getByRole( 'button', { name: /^Orders/ } ).press( 'Enter' );
	await expect( admin.getByRole( 'slider', { name: 'Orders over time' } ) ).toBeVisible();
	await expect( admin.getByRole( 'table', { name: 'Orders' } ).getByRole( 'row' ) ).toHaveCount( 30 );
} );

test( 'says how far old orders are read, until they are', async ( { admin, shop } ) => {
	await shop.php( READ );
	// With a batch that waits, so that none is queued, and done, meanwhile.
	await shop.php( `as_schedule_single_action( time() + 3600, 'eidan_attribution_backfill', array( 'next' => 1 ), 'eidan' ); update_option( 'eidan_attribution_backfill', array( 'last' => 1, 'done' => 40, 'total' => 120, 'finished' => false ) );` );
	await open( admin );
	await expect( admin.locator( '.eidan-report__progress' ) ).toContainText( 'Reading earlier orders: 40 of 120.' );
	await expectAccessible( admin, '.eidan-report-wrap' );

	await shop.php( `as_unschedule_all_actions( 'eidan_attribution_backfill' ); update_option( 'eidan_attribution_backfill', array( 'last' => 1, 'done' => 120, 'total' => 120, 'finished' => true ) );` );
	await expect( admin.locator( '.eidan-report__progress' ) ).toBeHidden();
} );

test( 'offers another try when the server fails', async ( { admin } ) => {
	await admin.route( /attribution\/report|attribution%2Freport/, ( route ) => route.fulfill( { status: 500, contentType: 'text/html', body: '<b>Error</b>' } ) );
	await admin.goto( SCREEN + APRIL );
	await expect( admin.getByText( 'The response is not a valid JSON response.' ).first() ).toBeVisible();
	await admin.unroute( /attribution\/report|attribution%2Freport/ );
	await admin.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( sum( admin, 'Orders' ) ).toHaveText( '60' );
	errors = errors.filter( ( error ) => ! error.includes( '500' ) );
} );

test( 'fits a phone', async ( { admin } ) => {
	for ( const width of [ 390, 320 ] ) {
		await admin.setViewportSize( { width, height: 844 } );
		await open( admin );
		expect( await admin.locator( '.eidan-report-wrap' ).evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth ), `at ${ width }` ).toBeLessThanOrEqual( 0 );
		expect( await admin.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth ), `page at ${ width }` ).toBeLessThanOrEqual( 0 );
	}
	await admin.setViewportSize( { width: 390, height: 844 } );
	await open( admin );
	const table = admin.locator( '.eidan-report__dimensions table' );
	const columns = table.getByRole( 'columnheader' );
	await expect( columns ).toContainText( [ 'Channel', 'Revenue', 'Orders', 'Actions' ] );
	for ( const width of [ 390, 768 ] ) {
		await admin.setViewportSize( { width, height: 844 } );
		const hidden = () => table.evaluate( ( { scrollWidth, parentElement } ) => scrollWidth - parentElement!.clientWidth );
		await expect.poll( hidden, `columns out of sight at ${ width }` ).toBeLessThanOrEqual( 0 );
		// An address has no space to break at.
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
	await shop.php( `wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'password', 'user_email' => 'ed@example.com', 'role' => 'editor' ) );` ); // Or is there from before.
	const { logIn } = await import( './setup/global' );
	const context = await browser.newContext( { storageState: await logIn( shop.url, 'ed' ), baseURL: shop.url } );
	const page = await context.newPage();
	expect( ( await page.goto( SCREEN ) )?.status() ).toBe( 403 );
	await context.close();
	await open( admin );
	await expect( admin.locator( '#adminmenu' ).getByRole( 'link', { name: 'Attribution' } ) ).toHaveAttribute( 'aria-current', 'page' );
} );

/** Two orders in January, in two currencies. */
const CURRENCIES = `
foreach ( array( 'USD' => '30', 'JPY' => '1000' ) as $currency => $total ) {
	$order = new WC_Order();
	$order->set_date_created( '2021-01-10 10:00:00' );
	$order->set_currency( $currency );
	$order->set_total( $total );
	$order->set_status( 'completed' );
	$order->save();
}
Eidan\\Attribution\\Report\\Sync::flush();
`;

test( 'says when it adds amounts of several currencies, and tells them apart', async ( { admin, shop } ) => {
	await shop.php( CURRENCIES );
	await admin.goto( `${ SCREEN }&r-after=2021-01-01&r-before=2021-01-31` );
	const notice = admin.locator( '.eidan-report .components-notice', { hasText: 'There are orders in JPY and USD.' } );
	await expect( notice ).toBeVisible();
	await expect( sum( admin, 'Revenue' ) ).toHaveText( '1,030.00' );
	await expectAccessible( admin, '.eidan-report-wrap' );
	await admin.screenshot( { path: 'artifacts/attribution-report-currencies.png', fullPage: true } );

	await answered( admin, () => admin.getByRole( 'combobox', { name: 'Currency' } ).selectOption( 'JPY' ) );
	await expect( sum( admin, 'Revenue' ) ).toHaveText( '¥1,000' );
	await expect( notice ).toBeHidden();
	await expect( admin ).toHaveURL( /r-currency=JPY/ );
	await admin.getByRole( 'button', { name: 'Show all orders' } ).click();
	await expect( admin.getByRole( 'dialog' ).getByRole( 'cell', { name: '¥1,000' } ) ).toBeVisible();
	await admin.keyboard.press( 'Escape' );

	await answered( admin, () => admin.goBack() );
	await expect( notice ).toBeVisible();
	// One currency needs no choice.
	await open( admin );
	await expect( admin.getByRole( 'combobox', { name: 'Currency' } ) ).toBeHidden();
} );
