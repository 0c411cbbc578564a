/**
 * A shop with products, orders and customers of its own tries the plugin: what is not ours is the same before and
 * after.
 */
import { test } from './fixtures';
import { tryOnOwnSite } from './support/own-site';

test( 'nothing of a shop’s changes while the plugin comes, is used and goes', async ( { browser } ) => {
	test.setTimeout( 600_000 );
	await tryOnOwnSite( browser, { name: 'e2e-own-shop', port: 57, woocommerce: true } );
} );
