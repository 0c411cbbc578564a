/**
 * What the screen WooCommerce › Attribution shows about orders, with a real WooCommerce.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/shop';
import { answered, expectAccessible, onReport, rows, SCREEN, sum } from './support/report';

test.describe.configure( { mode: 'default' } );

/** The last thirty of the sixty days with orders. */
const APRIL = '&r-after=2021-04-01&r-before=2021-04-30';

const { open: openDays } = onReport( { first: '2021-01-01', last: '2021-04-30', days: 60, most: 3 }, 120 );
const open = ( page: Page, query = '' ) => openDays( page, APRIL + query );

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

test( 'gives the credit to another visit, and keeps that in the address @slow', async ( { admin } ) => {
	await open( admin );
	await expect( rows( admin ).filter( { hasText: 'Direct' } ) ).toHaveCount( 1 );
	const revenue = await sum( admin, 'Revenue' ).textContent();

	await answered( admin, () => admin.getByRole( 'radio', { name: 'First visit' } ).click() );
	await expect( admin ).toHaveURL( /r-model=first/ );
	await expect( rows( admin ).filter( { hasText: 'Paid social' } ) ).toHaveCount( 1 );
	await expect( rows( admin ).filter( { hasText: 'Paid search' } ) ).toHaveCount( 0 );
	await expect( sum( admin, 'Revenue' ) ).toHaveText( revenue ?? '' );

	// By keyboard: ArrowLeft goes from the first of the three choices to the last.
	await admin.getByRole( 'radio', { name: 'First visit' } ).focus();
	await answered( admin, () => admin.keyboard.press( 'ArrowLeft' ) );
	await expect( admin.getByRole( 'radio', { name: 'Last visit' } ) ).toBeChecked();

	await admin.reload();
	await expect( admin.getByRole( 'radio', { name: 'Last visit' } ) ).toBeChecked();
	await answered( admin, () => admin.goBack() );
	await expect( admin.getByRole( 'radio', { name: 'First visit' } ) ).toBeChecked();
} );

test( 'shows other days, beside other days or none @slow', async ( { admin } ) => {
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
	const [ after, before ] = [ 'r-after', 'r-before' ].map( ( name ) =>
		Date.parse( new URL( admin.url() ).searchParams.get( name ) ?? '' )
	);
	expect( ( before! - after! ) / 86_400_000 ).toBe( 6 );
	await expect( admin.getByLabel( 'From' ) ).toBeHidden();
} );

test( 'looks closer, value by value, and comes back @slow', async ( { admin } ) => {
	await open( admin );

	await admin.getByRole( 'tab', { name: 'Campaign' } ).click();
	await expect( rows( admin ).filter( { hasText: 'Spring collection' } ) ).toHaveCount( 1 );
	await admin.getByRole( 'tab', { name: 'Campaign' } ).press( 'ArrowLeft' );
	await expect( admin.getByRole( 'tab', { name: 'Medium' } ) ).toBeFocused();

	await admin.getByRole( 'tab', { name: 'Channel' } ).click();
	await answered( admin, () => rows( admin ).getByText( 'Paid search' ).click() );
	await expect( admin.getByRole( 'list', { name: 'Filters' } ).getByRole( 'listitem' ) ).toHaveText( [
		'Channel: Paid search',
	] );
	await expect( admin.getByRole( 'button', { name: 'Remove the filter Channel: Paid search' } ) ).toBeFocused();
	await expect( admin.getByRole( 'tab', { name: 'Source' } ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( rows( admin ) ).toHaveCount( 1 );
	await expect( rows( admin ) ).toContainText( 'google' );

	await answered( admin, () =>
		admin.getByRole( 'button', { name: 'Remove the filter Channel: Paid search' } ).click()
	);
	await expect( rows( admin ) ).toHaveCount( 6 );
	await expect( admin.getByRole( 'list', { name: 'Filters' } ) ).toBeHidden();
	await expect( admin.getByRole( 'tab', { name: 'Channel' } ) ).toBeFocused();
} );

test( 'lists the orders behind a row @slow', async ( { admin } ) => {
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

test( 'saves the rows as a file that runs nothing @slow', async ( { admin } ) => {
	await open( admin, '&r-dimension=campaign' );

	const [ download ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		admin.getByRole( 'button', { name: 'Export CSV' } ).click(),
	] );

	expect( download.suggestedFilename() ).toMatch( /^attribution-campaign-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/ );
	const text = readFileSync( await download.path(), 'utf8' );
	expect( text ).toContain( `"'=1+1 sale",` );
	expect( text.trim().split( '\r\n' ) ).toHaveLength( 5 );
} );

test( 'tells the line by keyboard, and as a table @slow', async ( { admin } ) => {
	await open( admin );
	const line = admin.getByRole( 'slider', { name: 'Revenue over time' } );
	await line.focus();
	await line.press( 'End' );
	await line.press( 'ArrowLeft' );
	await expect( line ).toHaveAttribute( 'aria-valuenow', '28' );
	await expect( admin.locator( '.eidan-report__chart-step' ) ).toHaveText( /: .+, before / );
	await admin
		.getByRole( 'group', { name: /^Sums/ } )
		.getByRole( 'button', { name: /^Orders/ } )
		.press( 'Enter' );
	await expect( admin.getByRole( 'slider', { name: 'Orders over time' } ) ).toBeVisible();
	await expect( admin.getByRole( 'table', { name: 'Orders' } ).getByRole( 'row' ) ).toHaveCount( 30 );
} );

/** PHP that creates two orders in January, in two currencies. */
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

test( 'says when it adds amounts of several currencies, and tells them apart @slow', async ( { admin, shop } ) => {
	await shop.php( CURRENCIES );
	await admin.goto( `${ SCREEN }&r-after=2021-01-01&r-before=2021-01-31` );
	const notice = admin.locator( '.eidan-report .components-notice', { hasText: 'There are orders in JPY and USD.' } );
	await expect( notice ).toBeVisible();
	await expect( sum( admin, 'Revenue' ) ).toHaveText( '1,030.00' );
	await expectAccessible( admin, '.eidan-report-wrap' );
	await admin.screenshot( { path: 'artifacts/attribution-report-currencies.png', fullPage: true } );

	await answered( admin, () => admin.getByRole( 'combobox', { name: 'Currency' } ).selectOption( 'JPY' ) );
	await expect( sum( admin, 'Revenue' ) ).toHaveText( '¥1,000.00' );
	await expect( notice ).toBeHidden();
	await expect( admin ).toHaveURL( /r-currency=JPY/ );
	await admin.getByRole( 'button', { name: 'Show all orders' } ).click();
	await expect( admin.getByRole( 'dialog' ).getByRole( 'cell', { name: '¥1,000.00' } ) ).toBeVisible();
	await admin.keyboard.press( 'Escape' );

	await answered( admin, () => admin.goBack() );
	await expect( notice ).toBeVisible();
	// If there is only one currency, there is no choice.
	await open( admin );
	await expect( admin.getByRole( 'combobox', { name: 'Currency' } ) ).toBeHidden();
} );
