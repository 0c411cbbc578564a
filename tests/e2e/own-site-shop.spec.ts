/**
 * A shop with products, orders and customers tries the plugin and removes it. Nothing that is not the plugin's may
 * change.
 *
 * @group slow
 */
import { test } from './fixtures';
import { tryOnOwnSite } from './support/own-site';

test( 'nothing that belongs to the shop changes while the plugin is installed, used and deleted', async ( {
	browser,
} ) => {
	test.setTimeout( 600_000 );
	await tryOnOwnSite( browser, { name: 'e2e-own-shop', port: 57, woocommerce: true } );
} );
