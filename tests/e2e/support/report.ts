/**
 * The screen WooCommerce › Attribution, with orders for it.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './shop';
import { axe } from './axe';

export const SCREEN = '/wp-admin/admin.php?page=eidan-attribution';

/** Days that only one test file uses. Other tests create their orders today, or in years of their own. */
export interface Days {
	/** The first day whose orders are deleted. */
	first: string;
	/** The last day with orders. */
	last: string;
	/** How many days have orders. */
	days: number;
	/** The most orders on one day. */
	most: number;
}

/**
 * PHP that creates orders of each kind of visit on the given days. There have to be fewer than 1000: without a limit,
 * WooCommerce 9.5 writes a number into its query that SQLite refuses. The report reads the orders here and now, as
 * Action Scheduler would take long. It is not built anew, as other tests use the same report.
 */
const seed = ( { first, last, days, most }: Days ) => `
Eidan\\Attribution\\Report\\Table::ensure();
foreach ( wc_get_orders( array( 'limit' => 1000, 'date_created' => '${ first }...${ last }' ) ) as $order ) {
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
for ( $day = ${ days - 1 }; $day >= 0; $day-- ) {
	for ( $i = 0; $i < 1 + $day % ${ most }; $i++ ) {
		$visit = $visits[ ( $day + 2 * $i ) % 6 ];
		$order = new WC_Order();
		$order->set_billing_email( 'customer-' . ( ( $day * 7 + $i ) % 97 ) . '@report.example' );
		$order->set_date_created( gmdate( 'Y-m-d', strtotime( '${ last }' ) - $day * DAY_IN_SECONDS ) . ' 00:00:0' . $i );
		$order->set_total( 20 + ( $day * 13 + $i * 29 ) % 90 );
		// Set the status as if it were stored already: a change of status would send mails, which take very long.
		$order->set_object_read( false );
		$order->set_status( 'completed' );
		$order->set_object_read( true );
		foreach ( array( 'source_type' => $visit[0], 'utm_source' => $visit[1], 'utm_medium' => $visit[2], 'utm_campaign' => $visit[3], 'session_entry' => home_url( $visit[4] ), 'first_source_type' => $visit[5], 'first_utm_source' => $visit[6], 'first_utm_medium' => $visit[7], 'first_session_entry' => home_url( '/first/' ), 'device_type' => $visit[8], 'last_source_type' => 0 === $day % 5 ? 'typein' : '' ) as $name => $value ) {
			if ( '' !== $value ) {
				$order->update_meta_data( '_wc_order_attribution_' . $name, $value );
			}
		}
		$order->save();
	}
}

Eidan\\Attribution\\Report\\Sync::flush();
while ( Eidan\\Attribution\\Report\\Backfill::step() ) {
	continue;
}
as_unschedule_all_actions( 'eidan_attribution_backfill' );
return count( wc_get_orders( array( 'limit' => 1000, 'return' => 'ids', 'date_created' => '${ first }...${ last }' ) ) );
`;

/** Creates the orders before the first test of a file. Each test then has to run without errors in its page. */
export function onReport( days: Days, count: number ) {
	let errors: string[] = [];

	test.beforeAll( async ( { shop } ) => {
		// On a busy machine this takes longer than a test may. If it were cut off, PHP would go on and interfere with
		// the next try.
		test.setTimeout( 600_000 );
		if ( shop.woocommerce ) {
			expect( await shop.php< number >( seed( days ) ) ).toBe( count );
		}
	} );

	test.beforeEach( async ( { admin } ) => {
		errors = [];
		admin.on( 'pageerror', ( error ) => errors.push( String( error ) ) );
		admin.on( 'console', ( message ) => message.type() === 'error' && errors.push( message.text() ) );
	} );

	test.afterEach( () => expect( errors ).toEqual( [] ) );

	return {
		/** Expects an error that the test caused on purpose. */
		expectError: ( part: string ) => {
			expect( errors.join() ).toContain( part );
			errors = errors.filter( ( error ) => ! error.includes( part ) );
		},
		/** Opens the screen and waits for its figures. */
		open: async ( page: Page, query: string ) => {
			await page.goto( SCREEN + query );
			await expect(
				page.locator( '.eidan-report[aria-busy="false"] .eidan-report__value' ).first()
			).toBeVisible();
		},
	};
}

/** One of the sums at the top of the report. */
export const sum = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name: new RegExp( `^${ name }` ) } ).locator( '.eidan-report__value' );

/** Rows of the report's table. */
export const rows = ( page: Page ) => page.locator( '.eidan-report table.dataviews-view-table tbody tr' );

/** Does something and waits for the report's answer from the server. */
export const answered = ( page: Page, act: () => Promise< unknown > ) =>
	Promise.all( [
		page.waitForResponse(
			( response ) => /attribution\/report(\?|%3F|&|$)/.test( response.url() ) && response.ok()
		),
		act(),
	] );

export async function expectAccessible( page: Page, within: string ) {
	const { violations } = await axe( page )
		.include( within )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] )
		.analyze();
	expect(
		violations.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( node ) => node.html ).join( ' · ' ) }` )
	).toEqual( [] );
}
