/**
 * A site with a real WooCommerce, for the tests that need one; they are skipped where there is none.
 */
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { logIn } from '../setup/global';

export interface Shop {
	url: string;
	woocommerce: string;
	/** Runs PHP statements inside the shop; gives what they return, or print. */
	php: <T = unknown>( code: string ) => Promise<T>;
}

const TABLES = readFileSync( join( __dirname, '../../../tools/site/php/order-tables.php' ), 'utf8' );

/** Orders in tables of their own, a shop that is open, and nobody who is asked to set it up. */
const SEED = `
update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
update_option( 'woocommerce_coming_soon', 'no' );
delete_transient( '_wc_activation_redirect' );
update_option( 'woocommerce_task_list_hidden', 'yes' );
update_option( 'woocommerce_onboarding_profile', array( 'skipped' => true ) );
`;

export const test = base.extend<{ admin: Page }, { shop: Shop }>( {
	shop: [
		async ( {}, use, { workerIndex } ) => {
			const { startSite } = await import( '../../../tools/site/site.mjs' );
			const site = await startSite( {
				name: `e2e-shop-${ workerIndex }`,
				port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 60 + workerIndex,
				woocommerce: true,
				reset: ! process.env.EIDAN_KEEP,
			} );
			if ( site.woocommerce ) {
				await site.php( `?>${ TABLES }` );
				await site.php( SEED );
			}
			await use( site );
			await site.stop();
		},
		{ scope: 'worker', timeout: 120_000 },
	],

	admin: async ( { browser, shop }, use, testInfo ) => {
		testInfo.skip( ! shop.woocommerce, 'there is no WooCommerce: name its folder in EIDAN_WOOCOMMERCE' );
		const context = await browser.newContext( {
			storageState: await logIn( shop.url ),
			baseURL: shop.url,
			viewport: { width: 1440, height: 1000 },
		} );
		await use( await context.newPage() );
		await context.close();
	},
} );

export { expect } from '@playwright/test';
