/**
 * The screen Settings › Eidan, on a site of its own, as settings affect the whole site. One story from end to end, and what
 * only a browser shows. That wrong values are named, what is off is gone, and leaving with changes asks, is shown by
 * tests/unit/settings and tests/php.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { logIn } from './setup/global';
import { axe } from './support/axe';
import { mustUse } from './support/must-use';
import { addSwitches } from './support/switches';

interface Site {
	url: string;
	root: string;
	log: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

test.describe.configure( { mode: 'serial' } );

let site: Site;
let context: BrowserContext;
let page: Page;
let errors: string[] = [];

const enter = async ( browser: Browser ) => {
	context = await browser.newContext( { storageState: await logIn( site.url ), baseURL: site.url } );
	page = await context.newPage();
	errors = [];
	page.on( 'pageerror', ( error ) => errors.push( String( error ) ) );
};

test.beforeAll( async ( { browser } ) => {
	const { startSite } = await import( '../../tools/site/site.mjs' );
	site = ( await startSite( {
		name: 'e2e-settings',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 30,
		woocommerce: false,
		reset: true,
		quiet: true,
	} ) ) as Site;
	await site.php(
		`wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_status' => 'publish', 'post_title' => 'Harbour', 'post_name' => 'harbour' ) );`
	);
	await addSwitches( site );
	await enter( browser );
} );

test.afterAll( async () => {
	await context?.close();
	await site?.stop();
} );

test.beforeEach( async () => {
	await page.goto( '/wp-admin/options-general.php?page=eidan' );
	await expect( page.getByRole( 'tab', { name: 'Content types' } ) ).toBeVisible();
} );

test.afterEach( () => expect( errors ).toEqual( [] ) );

const save = async () => {
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( page.locator( '.components-snackbar' ) ).toContainText( 'Settings saved.' );
};

const status = async ( path: string ) => ( await page.request.get( site.url + path, { maxRedirects: 0 } ) ).status();

test( 'a new address holds at once, and the old one leads there', async () => {
	expect( await status( '/portfolio/harbour/' ) ).toBe( 200 );
	await page.getByLabel( 'Portfolio items' ).fill( 'Our Work' );
	await page.getByLabel( 'Portfolio archive' ).fill( 'our-work' );
	await save();
	await expect( page.getByLabel( 'Portfolio items' ) ).toHaveValue( 'our-work' );
	expect( await status( '/our-work/harbour/' ) ).toBe( 200 );
	expect( await status( '/our-work/' ) ).toBe( 200 );
	expect( await status( '/portfolio/' ) ).not.toBe( 200 );

	await page.getByRole( 'button', { name: 'Reset “Content types” to its defaults' } ).click();
	await save();
	expect( await status( '/portfolio/harbour/' ) ).toBe( 200 );
} );

test( 'defaults of lists and sliders reach the editor @slow', async () => {
	await page.getByRole( 'tab', { name: 'Lists' } ).click();
	await page.getByLabel( 'Items per page' ).fill( '4' );
	await page.getByRole( 'radio', { name: 'Load more' } ).check();
	await page.getByRole( 'tab', { name: 'Sliders' } ).click();
	await page.getByLabel( 'Transition (ms)', { exact: true } ).fill( '450' );
	await save();
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	const read = () =>
		page.evaluate( () => {
			interface Schema {
				default?: unknown;
				properties?: Record< string, Schema >;
			}
			const { wp } = window as unknown as {
				wp: {
					blocks: { getBlockType: ( name: string ) => { attributes: Record< string, Schema > } | undefined };
				};
			};
			const list = wp.blocks.getBlockType( 'eidan/blog-list' )?.attributes;
			const slider = wp.blocks.getBlockType( 'eidan/portfolio-slider' )?.attributes;
			return {
				perPage: list?.query?.properties?.perPage?.default,
				pagination: list?.pagination?.default,
				speed: slider?.slider?.properties?.speed?.default,
			};
		} );
	await expect.poll( read ).toEqual( { perPage: 4, pagination: 'load-more', speed: 450 } );
} );

test( 'it can be read in light and dark admin color schemes @slow', async () => {
	test.setTimeout( 120_000 );
	// The usual one is looked at below, with all rules.
	for ( const scheme of [ 'midnight', 'sunrise' ] ) {
		await site.php( `update_user_option( 1, 'admin_color', '${ scheme }', true );` );
		await page.reload();
		for ( const name of [ 'Content types', 'Lists', 'Demo and data' ] ) {
			await page.getByRole( 'tab', { name } ).click();
			// The schemes differ in their colors only; the other rules have their own tests.
			const { violations } = await axe( page )
				.include( '.eidan-settings' )
				.withRules( [ 'color-contrast' ] )
				.analyze();
			expect( violations.map( ( { id, nodes } ) => `${ scheme }: ${ id } ${ nodes[ 0 ]?.html }` ) ).toEqual( [] );
		}
	}
	await site.php( `delete_user_option( 1, 'admin_color', true );` );
} );

test( 'the weekly report goes to whom the owner names, and a button sends it at once @slow', async () => {
	await page.getByRole( 'tab', { name: 'Attribution' } ).click();
	const section = page
		.locator( '.eidan-settings__section' )
		.filter( { has: page.getByRole( 'heading', { name: 'Weekly report' } ) } );
	await section.getByLabel( 'Send the report by email' ).check();
	await section.getByLabel( 'Recipients' ).fill( 'ann@example.com\nbo@example.com' );
	await section.getByRole( 'radio', { name: 'Friday' } ).check();
	const button = section.getByRole( 'button', { name: 'Send now' } );
	const answer = section.getByRole( 'status' );
	await expect( answer ).toHaveText( 'Save the changes first.' );
	await expect( button ).toBeDisabled();
	await save();
	expect( await site.php( `return wp_date( 'l H:i', wp_next_scheduled( 'eidan_weekly_report' ) );` ) ).toBe(
		'Friday 07:00'
	);

	await button.focus();
	await page.keyboard.press( 'Enter' );
	await expect( answer ).toHaveText( 'Sent to ann@example.com, bo@example.com.' );
	await expect( button ).toBeFocused();
	const log = readFileSync( join( dirname( site.log ), 'mail.log' ), 'utf8' )
		.trim()
		.split( '\n' );
	const { to, message } = JSON.parse( log.at( -1 )! );
	expect( to ).toEqual( [ 'ann@example.com', 'bo@example.com' ] );
	expect( message ).toContain( 'Enquiries: 0 (0)' );

	await site.php(
		mustUse(
			'eidan-no-mail.php',
			`<?php add_filter( 'pre_wp_mail', static function () {
				do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'Could not connect to mail.example.' ) );
				return false;
			}, PHP_INT_MAX );`
		)
	);
	await button.click();
	await expect( section.locator( '.components-notice.is-error' ) ).toContainText(
		'your site’s mailer refused it. Could not connect to mail.example.'
	);
	await expect( answer ).toBeEmpty();
	await site.php( `unlink( WPMU_PLUGIN_DIR . '/eidan-no-mail.php' );` );
	await section.screenshot( { path: 'artifacts/weekly-report.png' } );
	const { violations } = await axe( page ).include( '.eidan-settings' ).analyze();
	expect( violations.map( ( { id, nodes } ) => `${ id } ${ nodes[ 0 ]?.html }` ) ).toEqual( [] );
} );

test( 'export, search and reset work by keyboard @slow', async () => {
	// Only where another value is stored there is something to discard after a reset.
	await site.php(
		`update_option( 'eidan_settings', array_replace_recursive( (array) get_option( 'eidan_settings', array() ), array( 'lists' => array( 'perPage' => 4 ) ) ) );`
	);
	await page.reload();
	await expect( page.getByRole( 'tab', { name: 'Content types' } ) ).toBeVisible();
	await page.getByRole( 'tab', { name: 'Content types' } ).focus();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( page.getByRole( 'searchbox', { name: 'Search settings' } ) ).toBeFocused();
	await page.keyboard.type( 'items per page' );
	await page.keyboard.press( 'Enter' );
	const field = page.getByLabel( 'Items per page' );
	await expect( field ).toBeFocused();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( '7' );
	const cells = page.locator( '.eidan-gauge.is-items i' );
	await expect( cells, 'drawn as many as typed' ).toHaveCount( 7 );
	const reset = page.getByRole( 'button', { name: 'Reset the section “Pagination”' } );
	await reset.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Pagination' } ) ).toBeFocused();
	await expect( cells ).toHaveCount( 9 );
	await page.getByRole( 'button', { name: 'Discard' } ).click();

	await page.getByRole( 'tab', { name: 'Content types' } ).focus();
	await page.keyboard.press( 'End' );
	await page.getByRole( 'button', { name: 'Export settings' } ).focus();
	const download = page.waitForEvent( 'download' );
	await page.keyboard.press( 'Enter' );
	const file = await ( await download ).path();
	const chooser = page.waitForEvent( 'filechooser' );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'button', { name: 'Choose a file…' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await (
		await chooser
	).setFiles( { name: 'eidan.json', mimeType: 'application/json', buffer: readFileSync( file ) } );
	await expect( page.getByText( 'eidan.json has the settings that this site has.' ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'button', { name: 'Choose a file…' } ) ).toBeVisible();
} );

test( 'it works by keyboard, on phones, and for assistive technology @slow', async () => {
	await page.getByRole( 'tab', { name: 'Content types' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.getByRole( 'tab', { name: 'Lists' } ) ).toBeFocused();
	await expect( page.getByLabel( 'Items per page' ) ).toBeVisible();

	for ( const width of [ 1440, 390 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		for ( const name of [ 'Content types', 'Lists', 'Sliders', 'Images', 'Demo and data' ] ) {
			await page.getByRole( 'tab', { name } ).click();
			expect(
				await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth )
			).toBeLessThanOrEqual( 0 );
			const asked = axe( page ).include( '.eidan-settings' );
			// Only the size of targets depends on the width.
			const { violations } = await ( width > 1000 ? asked : asked.withRules( [ 'target-size' ] ) ).analyze();
			expect( violations.map( ( { id, nodes } ) => `${ name }: ${ id } ${ nodes[ 0 ]?.html }` ) ).toEqual( [] );
		}
	}
} );

test( 'on phones the chosen tab is in sight and every field has room for its value @slow', async () => {
	await page.setViewportSize( { width: 390, height: 844 } );
	for ( const [ hash, name ] of [
		[ 'data', 'Demo and data' ],
		[ 'sliders', 'Sliders' ],
	] as const ) {
		await page.goto( 'about:blank' );
		await page.goto( `/wp-admin/options-general.php?page=eidan#${ hash }` );
		const tab = page.getByRole( 'tab', { name } );
		await expect( tab ).toHaveAttribute( 'aria-selected', 'true' );
		await expect( tab ).toBeInViewport( { ratio: 1 } );
	}
	for ( const field of await page.locator( '.is-number input' ).all() ) {
		expect( ( await field.boundingBox() )?.width, ( await field.getAttribute( 'id' ) ) ?? '' ).toBeGreaterThan(
			90
		);
	}
	await page.setViewportSize( { width: 1280, height: 720 } );
} );

test( 'from right to left and in forced colors it has room at 320 px @slow', async () => {
	test.setTimeout( 120_000 );
	const tabs = page.getByRole( 'tab' );
	for ( const [ query, media ] of [
		[ '&rtl', {} ],
		[ '', { forcedColors: 'active' } ],
	] as const ) {
		await page.emulateMedia( media );
		await page.goto( `/wp-admin/options-general.php?page=eidan${ query }` );
		await expect( tabs.first() ).toBeVisible();
		expect( await page.evaluate( () => document.documentElement.dir || 'ltr' ) ).toBe( query ? 'rtl' : 'ltr' );
		await page.setViewportSize( { width: 320, height: 844 } );
		for ( const tab of await tabs.all() ) {
			await tab.click();
			expect
				.soft(
					await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ),
					`${ query } ${ await tab.textContent() }`
				)
				.toBeLessThanOrEqual( 0 );
		}
		await page.setViewportSize( { width: 1280, height: 720 } );
	}
	await page.emulateMedia( { forcedColors: null } );
} );
