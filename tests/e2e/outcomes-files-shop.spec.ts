/**
 * Files for platforms of ads, costs of ads and the weekly report in a shop, by their buttons, on a site of its own: what
 * they are made of is shown by tests/php/Outcomes and tests/php/Attribution.
 *
 * @group slow
 */
import { expect, test as base } from '@playwright/test';
import { logIn } from './setup/global';
import { needShop } from './support/needs';
import { siteFixture, type NeighbourSite } from './support/neighbours';
import { CLICKS, expectFiles, fileOf, sendReport, WANT_FILES, WIN } from './support/outcomes';
import { SCREEN } from './support/report';

needShop();

const test = base.extend< object, { site: NeighbourSite } >( {
	site: siteFixture( {
		name: 'e2e-outcomes-shop',
		port: 82,
		woocommerce: true,
		seed: `
			update_option( 'woocommerce_coming_soon', 'no' );
			update_option( 'woocommerce_currency', 'EUR' );
			delete_transient( '_wc_activation_redirect' );
			update_option( 'woocommerce_onboarding_profile', array( 'skipped' => true ) );`,
	} ),
} );

/** PHP that has an order paid for a click on an ad of each platform, and one without a click. */
const SELL = `
foreach ( array( '?gclid=${ CLICKS.google }', '?msclkid=${ CLICKS.microsoft }', '' ) as $click ) {
	$order = new WC_Order();
	$order->set_billing_email( 'ann@example.com' );
	$order->set_total( 120 );
	foreach ( array( 'source_type' => 'utm', 'utm_source' => 'google', 'utm_medium' => 'cpc', 'utm_campaign' => 'Brand', 'session_entry' => home_url( "/$click" ) ) as $name => $value ) {
		$order->update_meta_data( "_wc_order_attribution_$name", $value );
	}
	$order->save();
	$order->payment_complete();
}
Eidan\\Attribution\\Report\\Sync::flush();
while ( Eidan\\Attribution\\Report\\Backfill::step() ) {
	continue;
}
`;

test( 'orders and won enquiries come as files, beside what ads cost', async ( { browser, site } ) => {
	test.slow();
	await site.php( WANT_FILES + WIN );
	await site.php( SELL );
	const context = await browser.newContext( { storageState: await logIn( site.url ), baseURL: site.url } );
	const page = await context.newPage();
	const errors: string[] = [];
	page.on( 'pageerror', ( { message } ) => errors.push( message ) );

	await page.goto( SCREEN );
	const line = ( click: string, name: string, value: string ) => `"${ click }","${ name }",TIME,${ value },EUR`;
	const sold = ( click: string ) => [ line( click, 'Purchase', '120.00' ) ];
	await expectFiles( page, { google: sold( CLICKS.google ), microsoft: sold( CLICKS.microsoft ) } );
	await page.getByRole( 'radio', { name: 'Both' } ).click();
	await expect( page.locator( '.eidan-report[aria-busy="false"]' ) ).toBeVisible();
	const both = ( click: string ) => [ ...sold( click ), line( click, 'Won enquiry', '99.5' ) ];
	await expectFiles( page, { google: both( CLICKS.google ), microsoft: both( CLICKS.microsoft ) } );

	await page.getByRole( 'tab', { name: 'Campaign' } ).click();
	const today = await site.php< string >( `return wp_date( 'Y-m-d' );` );
	await page.getByRole( 'button', { name: 'Ad costs', exact: true } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Ad costs' } );
	await dialog.locator( 'input[type="file"]' ).setInputFiles( {
		name: 'campaigns.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(
			`Campaign report\n"${ today } - ${ today }"\nDay,Campaign,Currency code,Cost,Clicks\n${ today },Brand,EUR,60.00,12\nTotal: Account, --,EUR,60.00,12\n`
		),
	} );
	await expect( dialog.locator( '.is-success' ) ).toContainText( 'costs: €60.00' );
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '.eidan-report__costs' ) ).toContainText( 'Ad costs€60.00' );
	const rows = await fileOf( page, 'Export CSV' );
	expect( rows.lines.find( ( row ) => row.includes( 'Brand' ) ) ).toMatch( /\b60(\.00)?\b/ );
	for ( const width of [ 390, 320 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		// WordPress folds its menu a little after the window has changed.
		await expect
			.poll( () =>
				page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
			)
			.toBeLessThanOrEqual( 0 );
	}
	await page.screenshot( { path: 'artifacts/conversions-shop-320.png', fullPage: true } );

	const mail = await sendReport( page, site.php );
	expect( mail.message ).toMatch( /Orders: / );
	expect( mail.message ).toMatch( /Enquiries: / );
	expect( errors ).toEqual( [] );
	await context.close();
} );
