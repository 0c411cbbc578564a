/**
 * A site with pages, menus, styles, users and media tries the plugin and removes it. Nothing that is not the plugin's
 * may change.
 *
 * @group slow
 */
import { test } from './fixtures';
import { tryOnOwnSite } from './support/own-site';

test( 'nothing that belongs to the owner changes while the plugin is installed, used and deleted', async ( {
	browser,
} ) => {
	test.setTimeout( 600_000 );
	await tryOnOwnSite( browser, { name: 'e2e-own-site', port: 56, woocommerce: false } );
} );
