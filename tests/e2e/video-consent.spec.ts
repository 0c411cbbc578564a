/**
 * Videos on other hosts together with the real WP Consent API: nothing is requested before the visitor allows it.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { mustUse } from './support/must-use';
import { folderOf, needPlugins } from './support/needs';
import { lay } from './support/neighbours';
import { publish } from './support/sheets';

const SLUG = 'wp-consent-api';
needPlugins( SLUG );

const MAIN = `${ SLUG }/${ SLUG }.php`;
const fixture = readFileSync( join( __dirname, '../fixtures/blocks/video-button__service.html' ), 'utf8' );

test( 'the service is asked for nothing before consent, and plays after it', async ( { page, site } ) => {
	lay( site, SLUG, folderOf( SLUG ) );
	// The consent plugin is active only for requests of this test.
	await site.php(
		mustUse(
			'eidan-consent.php',
			`<?php if ( isset( $_GET["consent"] ) ) { add_filter( "option_active_plugins", static fn( $plugins ) => array_merge( (array) $plugins, array( "${ MAIN }" ) ) ); add_filter( "wp_get_consent_type", static fn() => "optin" ); }`
		)
	);
	const asked: string[] = [];
	await page.route(
		( { origin } ) => origin !== new URL( site.url ).origin,
		( route ) => {
			asked.push( new URL( route.request().url() ).host );
			return route.fulfill( { contentType: 'text/html', body: '<p>A player</p>' } );
		}
	);
	const [ url = '' ] = await publish( site, [ fixture ] );
	await page.goto( `${ url }?consent` );
	const opener = page.getByRole( 'link', { name: 'Play video: Big Buck Bunny' } );
	const dialog = page.getByRole( 'dialog', { name: 'Video' } );
	await opener.click();
	await expect( dialog ).toContainText( 'This video comes from YouTube.' );
	await expect( dialog.locator( 'iframe' ) ).toHaveCount( 0 );
	expect( asked ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( opener ).toBeFocused();

	// Give consent as a banner does.
	await page.evaluate( () =>
		( window as unknown as { wp_set_consent: ( category: string, value: string ) => void } ).wp_set_consent(
			'marketing',
			'allow'
		)
	);
	await opener.click();
	await expect( dialog.frameLocator( 'iframe' ).getByText( 'A player' ) ).toBeVisible();
	await expect( dialog.getByText( 'This video comes from' ) ).toBeHidden();
	expect( asked ).toEqual( [ 'www.youtube-nocookie.com' ] );
} );
