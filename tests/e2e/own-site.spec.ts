/**
 * A site with pages, menus, styles, users and media of its own tries the plugin: what is not ours is the same before
 * and after.
 */
import { test } from './fixtures';
import { tryOnOwnSite } from './support/own-site';

test( 'nothing of an owner’s changes while the plugin comes, is used and goes', async ( { browser } ) => {
	test.setTimeout( 600_000 );
	await tryOnOwnSite( browser, { name: 'e2e-own-site', port: 56, woocommerce: false } );
} );
