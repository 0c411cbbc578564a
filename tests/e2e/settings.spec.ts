/**
 * The screen Settings › Eidan, on a site of its own, as settings affect the whole site.
 */
import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { logIn } from './setup/global';
import { axe } from './support/axe';
import { addSwitches } from './support/switches';

interface Site {
	url: string;
	root: string;
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

test( 'a wrong address is named and explained, and nothing is lost', async () => {
	await page.getByLabel( 'Portfolio categories' ).fill( 'portfolio' );
	await page.getByRole( 'tab', { name: 'Lists' } ).click();
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await page.getByRole( 'button', { name: 'Content types › Portfolio categories' } ).click();
	const field = page.getByLabel( 'Portfolio categories' );
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue( 'portfolio' );
	await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page.locator( '.eidan-settings__error' ) ).toContainText(
		'“Portfolio items” already uses this slug'
	);
	await page.getByRole( 'button', { name: 'Discard' } ).click();
	await expect( page.locator( '.eidan-settings__error' ) ).toHaveCount( 0 );
} );

test( 'switched off, the portfolio is gone; switched on, it is back', async () => {
	await page.getByLabel( 'Enable the portfolio' ).uncheck();
	await save();
	expect( await status( '/portfolio/' ) ).toBe( 404 );
	expect( await status( '/portfolio/harbour/' ) ).toBe( 404 );
	await page.goto( '/wp-admin/' );
	await expect( page.locator( '#menu-posts-eidan_portfolio' ) ).toHaveCount( 0 );

	await page.goto( '/wp-admin/options-general.php?page=eidan' );
	await page.getByLabel( 'Enable the portfolio' ).check();
	await save();
	expect( await status( '/portfolio/harbour/' ) ).toBe( 200 );
} );

test( 'anchor links are switched on and take their duration', async () => {
	await page.getByRole( 'tab', { name: 'Page' } ).click();
	const duration = page.getByLabel( 'Scroll duration' );
	await expect( duration, 'of no use without' ).toBeDisabled();
	await page.getByLabel( 'Smooth scrolling' ).check();
	await duration.fill( '700' );
	await save();
	const post = await site.php< number >(
		`return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Anchors', 'post_content' => '<!-- wp:paragraph --><p><a href="#end">End</a></p><!-- /wp:paragraph -->' ) );`
	);
	const html = await ( await page.request.get( `${ site.url }/?page_id=${ post }` ) ).text();
	expect( html ).toContain( 'view/anchors.js' );
	expect( html ).toContain( '{"duration":700}' );
	await page.getByRole( 'button', { name: 'Reset “Page” to its defaults' } ).click();
	await save();
	expect( await ( await page.request.get( `${ site.url }/?page_id=${ post }` ) ).text() ).not.toContain(
		'view/anchors.js'
	);
} );

test( 'archive and category drop-downs get a button: keys lead nowhere by themselves, and it works without script', async ( {
	browser,
} ) => {
	const post = await site.php< number >(
		`wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Dated', 'post_date' => '2024-05-05 12:00:00' ) );
		return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Choices', 'post_content' => '<!-- wp:archives {"displayAsDropdown":true} /--><!-- wp:categories {"displayAsDropdown":true,"showEmpty":true} /-->' ) );`
	);
	await page.getByRole( 'tab', { name: 'Page' } ).click();
	await page.getByRole( 'radio', { name: 'At once, and a button' } ).check();
	await save();

	const visitor = await browser.newPage( { baseURL: site.url } );
	await visitor.goto( `/?page_id=${ post }` );
	const address = visitor.url();
	const archives = visitor.getByRole( 'combobox', { name: 'Archives' } );
	await archives.focus();
	await visitor.keyboard.press( 'M' );
	await archives.selectOption( 'May 2024' );
	// No script will change the page later. WordPress's own script would do so after a quarter of a second.
	expect( await visitor.locator( '.wp-block-archives script' ).count() ).toBe( 0 );
	await visitor.keyboard.press( 'Tab' );
	expect( visitor.url() ).toBe( address );
	await visitor.keyboard.press( 'Enter' );
	await expect( visitor ).toHaveURL( /\/2024\/05\/$/ );
	// By mouse a choice leads on at once.
	await visitor.goto( address );
	await archives.dispatchEvent( 'pointerdown' );
	await archives.selectOption( 'May 2024' );
	await expect( visitor ).toHaveURL( /\/2024\/05\/$/ );
	await visitor.close();

	const plain = await browser.newPage( { baseURL: site.url, javaScriptEnabled: false } );
	await plain.goto( address );
	await plain.getByRole( 'combobox', { name: 'Categories' } ).selectOption( 'Uncategorized' );
	await plain.getByRole( 'button', { name: 'Go' } ).last().click();
	await expect( plain ).toHaveURL( /uncategorized/ );
	await plain.goto( address );
	await plain.getByRole( 'combobox', { name: 'Archives' } ).selectOption( 'May 2024' );
	await plain.getByRole( 'button', { name: 'Go' } ).first().click();
	await expect( plain ).toHaveURL( /\/2024\/05\/$/ );
	await plain.close();
	await page.getByRole( 'button', { name: 'Reset “Page” to its defaults' } ).click();
	await save();
} );

test( 'defaults of lists and sliders reach the editor', async () => {
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

test( 'leaving with changes asks first', async () => {
	await page.getByLabel( 'Portfolio tags' ).fill( 'keyword' );
	await expect( page.getByText( '1 change is not saved.' ) ).toBeVisible();
	const asked = page.waitForEvent( 'dialog' );
	const leaving = page.goto( '/wp-admin/' ).catch( () => undefined );
	const dialog = await asked;
	expect( dialog.type() ).toBe( 'beforeunload' );
	await dialog.dismiss();
	await leaving;
	await expect( page.getByLabel( 'Portfolio tags' ) ).toHaveValue( 'keyword' );
	await page.getByRole( 'button', { name: 'Discard' } ).click();
} );

test( 'it can be read in light and dark admin color schemes', async () => {
	test.setTimeout( 120_000 );
	for ( const scheme of [ 'fresh', 'midnight', 'sunrise' ] ) {
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

test( 'export, search and reset work by keyboard', async () => {
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

test( 'it works by keyboard, on phones, and for assistive technology', async () => {
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
			const { violations } = await axe( page ).include( '.eidan-settings' ).analyze();
			expect( violations.map( ( { id, nodes } ) => `${ name }: ${ id } ${ nodes[ 0 ]?.html }` ) ).toEqual( [] );
		}
	}
} );

for ( const { name, query, media, widths } of [
	{ name: 'right to left', query: '&rtl', media: {}, widths: [ 1440, 320 ] },
	{ name: 'in forced colors', query: '', media: { forcedColors: 'active' }, widths: [ 320 ] },
] as const ) {
	test( `${ name }: it has room at 320 px and holds for assistive technology`, async () => {
		test.setTimeout( 120_000 );
		await page.emulateMedia( media );
		await page.goto( `/wp-admin/options-general.php?page=eidan${ query }` );
		const tabs = page.getByRole( 'tab' );
		await expect( tabs.first() ).toBeVisible();
		expect( await page.evaluate( () => document.documentElement.dir || 'ltr' ) ).toBe( query ? 'rtl' : 'ltr' );
		for ( const width of widths ) {
			await page.setViewportSize( { width, height: 844 } );
			for ( const tab of await tabs.all() ) {
				await tab.click();
				const at = `${ await tab.textContent() } at ${ width } px`;
				expect
					.soft( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ), at )
					.toBeLessThanOrEqual( 0 );
				const { violations } = await axe( page ).include( '.eidan-settings' ).analyze();
				expect
					.soft(
						violations.map( ( { id, nodes } ) => `${ id } ${ nodes[ 0 ]?.html }` ),
						at
					)
					.toEqual( [] );
			}
		}
		await page.emulateMedia( { forcedColors: null } );
		await page.setViewportSize( { width: 1280, height: 720 } );
	} );
}
