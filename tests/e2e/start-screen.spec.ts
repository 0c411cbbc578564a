/**
 * The screen Appearance › Start with Eidan, on a site of its own, as it changes the whole site. One story from end to end,
 * and what only a browser shows. The notice that leads there is shown by tests/php/Plugin/StartTest.php, the switches by
 * tests/unit/start.
 */
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
	page.on( 'pageerror', ( error ) => errors.push( String( error ) ) );
};

test.beforeAll( async ( { browser } ) => {
	const { startSite } = await import( '../../tools/site/site.mjs' );
	site = ( await startSite( {
		name: 'e2e-start-screen',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 2,
		woocommerce: false,
		reset: true,
		quiet: true,
	} ) ) as Site;
	await addSwitches( site );
	await enter( browser );
} );

test.afterAll( async () => {
	await context?.close();
	await site?.stop();
} );

test.afterEach( () => {
	expect( errors ).toEqual( [] );
	errors = [];
} );

const START = '/wp-admin/themes.php?page=eidan-start';

const open = async ( way?: string ) => {
	await page.goto( START );
	await expect( page.getByLabel( 'Smooth scrolling' ) ).toBeVisible();
	if ( way ) {
		await page.getByRole( 'button', { name: way } ).click();
		await expect( page.getByRole( 'heading', { name: way, exact: true } ) ).toBeFocused();
	}
};

test( 'a widget opens on a new page, and nothing is saved by it @slow', async () => {
	const pages = () => site.php< number >( `return count( get_pages( array( 'post_status' => 'publish,draft' ) ) );` );
	const before = await pages();
	await open( 'Single widgets' );
	const gallery = page.locator( '.eidan-start__widgets' );
	expect( await gallery.getByRole( 'link' ).count() ).toBeGreaterThan( 20 );
	await expect( gallery.getByRole( 'link', { name: /^Product list/ } ) ).toHaveCount( 0 );
	await gallery.getByRole( 'link', { name: /^Tabbed info/ } ).click();
	const blocks = () =>
		page.evaluate( () => {
			interface Block {
				name: string;
				isValid: boolean;
				innerBlocks: Block[];
			}
			const { wp } = window as unknown as {
				wp?: { data?: { select: ( store: string ) => { getBlocks: () => Block[] } | undefined } };
			};
			return wp?.data
				?.select( 'core/block-editor' )
				?.getBlocks()
				.map( ( { name, isValid } ) => `${ name } ${ isValid }` );
		} );
	await expect.poll( blocks, { timeout: 30_000 } ).toEqual( [ 'eidan/tabbed-info true' ] );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	expect( await pages() ).toBe( before );
	page.once( 'dialog', ( dialog ) => void dialog.accept() );
} );

test( 'a style and a header are put on the site, and put back', async () => {
	test.setTimeout( 120_000 );
	const front = async () => ( await page.request.get( site.url ) ).text();
	const before = await front();
	await open( 'A header and a footer' );
	await page.getByRole( 'button', { name: 'Use: Header with menu' } ).click();
	await expect( page.getByText( /^Changed on your site: .*Header/ ).first() ).toBeVisible( { timeout: 30_000 } );
	expect( await front() ).toContain( 'wp-block-eidan-header' );
	await page.getByRole( 'button', { name: 'A whole site' } ).click();
	await page.getByRole( 'radio', { name: 'Ink', exact: true } ).check();
	await page.getByRole( 'button', { name: 'Use this style' } ).click();
	await expect( page.getByText( /^Changed on your site: .*Styles/ ).first() ).toBeVisible( { timeout: 30_000 } );
	await page.getByRole( 'button', { name: 'Put back' } ).click();
	await expect( page.getByText( /^Changed on your site/ ) ).toHaveCount( 0, { timeout: 30_000 } );
	const parts = ( html: string ) => /<header[\s\S]*?<\/header>/.exec( html )?.[ 0 ];
	expect( parts( await front() ) ).toBe( parts( before ) );
} );

test( 'drawings stand still for those who want less motion, and move for the others @slow', async () => {
	const running = () =>
		page
			.locator( '.eidan-shows' )
			.first()
			.evaluate(
				( stage ) =>
					stage.getAnimations( { subtree: true } ).filter( ( { playState } ) => playState === 'running' )
						.length
			);
	await open();
	await expect.poll( running ).toBeGreaterThan( 0 );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await open();
	expect( await running() ).toBe( 0 );
	await page.emulateMedia( { reducedMotion: null } );
} );

test( 'an import says its steps, can be stopped, and goes on after the screen was closed @slow', async () => {
	test.setTimeout( 240_000 );
	await open( 'A whole site' );
	await page.getByRole( 'button', { name: 'Import the demo site' } ).click();
	// The third step waits, so that there is time to look at it.
	let goOn = () => {};
	const held = new Promise< void >( ( resolve ) => ( goOn = resolve ) );
	await page.route( /eidan(\/|%2F)v1(\/|%2F)demo/, async ( route ) => {
		if ( route.request().postData()?.includes( '"step":2' ) ) {
			await held;
		}
		await route.continue();
	} );
	await page.getByRole( 'radio', { name: 'Keep it as it is' } ).check();
	await page.getByRole( 'button', { name: 'Import', exact: true } ).click();
	await expect( page.getByText( /^Step 3 of \d+: / ) ).toBeVisible( { timeout: 60_000 } );
	await page.getByRole( 'button', { name: 'Stop' } ).click();
	goOn();
	await expect( page.getByText( /^Import paused\. Next: Step \d+ of \d+: / ) ).toBeVisible( { timeout: 60_000 } );
	const waiting = await page.getByText( /^Import paused/ ).textContent();

	// On the other screen, later.
	await page.unrouteAll();
	await page.goto( '/wp-admin/options-general.php?page=eidan#data' );
	await expect( page.getByText( waiting ?? '' ) ).toBeVisible();
	await expect( page.getByText( /^Imported: / ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Continue the import' } ).click();
	await expect( page.locator( '.eidan-settings' ).getByText( 'The demo site is imported.' ) ).toBeVisible( {
		timeout: 180_000,
	} );
	await expect( page.getByText( /^Import paused/ ) ).toHaveCount( 0 );

	// The way back.
	await page.getByRole( 'button', { name: 'Remove the demo site' } ).click();
	await page.getByRole( 'button', { name: 'Remove', exact: true } ).click();
	await expect( page.getByText( /of the demo are removed/ ).first() ).toBeVisible( { timeout: 120_000 } );
} );

test( 'it can be read in light and dark admin color schemes @slow', async () => {
	test.setTimeout( 180_000 );
	// The usual one is looked at below, with all rules.
	for ( const scheme of [ 'midnight', 'sunrise' ] ) {
		await site.php( `update_user_option( 1, 'admin_color', '${ scheme }', true );` );
		await open( 'A whole site' );
		await expect( page.getByRole( 'button', { name: 'Import the demo site' } ) ).toBeVisible();
		// The schemes differ in their colors only; the other rules have their own tests.
		const { violations } = await axe( page )
			.include( '.eidan-start' )
			.exclude( 'iframe' )
			.withRules( [ 'color-contrast' ] )
			.analyze();
		expect( violations.map( ( { id, nodes } ) => `${ scheme }: ${ id } ${ nodes[ 0 ]?.html }` ) ).toEqual( [] );
	}
	await site.php( `delete_user_option( 1, 'admin_color', true );` );
} );

test( 'a shop says what it needs, and a kind of site is shown in the chosen style @slow', async () => {
	await open( 'A whole site' );
	const shop = page.getByRole( 'radio', { name: 'Shop', exact: true } );
	await expect( shop ).toBeDisabled();
	await expect( page.getByText( 'Needs WooCommerce: install and activate it first.' ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Install WooCommerce' } ) ).toHaveAttribute(
		'href',
		/plugin-install\.php/
	);
	const image = page.locator( '.is-kind img' ).first();
	const before = await image.getAttribute( 'src' );
	await page.getByRole( 'radio', { name: 'Garden', exact: true } ).check();
	await expect( image ).not.toHaveAttribute( 'src', before ?? '' );
	for ( const shown of await page.locator( '.is-kind img' ).all() ) {
		await shown.scrollIntoViewIfNeeded();
		await expect.poll( () => shown.evaluate( ( img: HTMLImageElement ) => img.naturalWidth ) ).toBe( 320 );
	}
} );

test( 'every widget has its image @slow', async () => {
	await open( 'Single widgets' );
	const items = await page.locator( '.eidan-start__widgets li' ).count();
	await expect( page.locator( '.eidan-start__widgets img' ) ).toHaveCount( items );
} );

test( 'the guide is on the site, can be read in the dark and on phones, and has no dead link @slow', async () => {
	await open();
	const addresses = await page
		.locator( '.eidan-start__guide a' )
		.evaluateAll( ( links ) => links.map( ( link ) => ( link as HTMLAnchorElement ).href ) );
	expect( addresses ).toHaveLength( 5 );
	/** Pages link to each other: each address is asked for once. */
	const targets = new Set< string >();
	for ( const colorScheme of [ 'light', 'dark' ] as const ) {
		await page.emulateMedia( { colorScheme } );
		for ( const [ at, address ] of addresses.slice( 0, colorScheme === 'dark' ? 2 : 5 ).entries() ) {
			await page.setViewportSize( { width: at % 2 ? 390 : 1440, height: 844 } );
			await page.goto( address );
			await expect( page.locator( 'nav [aria-current="page"]' ) ).toHaveCount( 1 );
			expect(
				await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth )
			).toBeLessThanOrEqual( 0 );
			const { violations } = await axe( page ).analyze();
			expect( violations.map( ( { id, nodes } ) => `${ address }: ${ id } ${ nodes[ 0 ]?.html }` ) ).toEqual(
				[]
			);
			for ( const image of await page.locator( 'main img' ).all() ) {
				await image.scrollIntoViewIfNeeded();
				await expect
					.poll( () => image.evaluate( ( img: HTMLImageElement ) => img.naturalWidth ) )
					.toBeGreaterThan( 300 );
			}
			const links = await page
				.locator( 'main a' )
				.evaluateAll( ( all ) => all.map( ( link ) => ( link as HTMLAnchorElement ).href ) );
			// The server has no use for what comes after the #.
			links.forEach( ( href ) => targets.add( href.split( '#' )[ 0 ]! ) );
		}
	}
	expect( targets.size ).toBeGreaterThan( 0 );
	for ( const href of targets ) {
		expect( ( await page.request.get( href ) ).status(), href ).toBe( 200 );
	}
	await page.emulateMedia( { colorScheme: null } );
	await page.setViewportSize( { width: 1280, height: 720 } );
} );

test( 'it works by keyboard, on phones, and for assistive technology @slow', async () => {
	test.setTimeout( 120_000 );
	await open();
	await page.getByRole( 'button', { name: 'A whole site' } ).focus();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Single widgets', exact: true } ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '.eidan-start__widgets a' ).first() ).toBeFocused();

	for ( const width of [ 1440, 390 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		for ( const way of [ 'A whole site', 'A header and a footer', 'Single widgets' ] ) {
			await page.getByRole( 'button', { name: way } ).click();
			await expect( page.locator( '.eidan-start__open .components-spinner' ) ).toHaveCount( 0 );
			expect(
				await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth )
			).toBeLessThanOrEqual( 0 );
			// What previews show is the site's own matter. Only the size of targets depends on the width.
			const asked = axe( page ).include( '.eidan-start' ).exclude( 'iframe' );
			const { violations } = await ( width > 1000 ? asked : asked.withRules( [ 'target-size' ] ) ).analyze();
			expect( violations.map( ( { id, nodes } ) => `${ way }: ${ id } ${ nodes[ 0 ]?.html }` ) ).toEqual( [] );
		}
	}
} );

test( 'from right to left and in forced colors it has room at 320 px @slow', async () => {
	test.setTimeout( 120_000 );
	for ( const [ query, media ] of [
		[ '&rtl', {} ],
		[ '', { forcedColors: 'active' } ],
	] as const ) {
		await page.emulateMedia( media );
		await page.goto( START + query );
		expect( await page.evaluate( () => document.documentElement.dir || 'ltr' ) ).toBe( query ? 'rtl' : 'ltr' );
		await page.setViewportSize( { width: 320, height: 844 } );
		for ( const way of [ 'A whole site', 'A header and a footer', 'Single widgets' ] ) {
			await page.getByRole( 'button', { name: way } ).click();
			await expect( page.getByRole( 'heading', { name: way, exact: true } ) ).toBeFocused();
			await expect( page.locator( '.eidan-start__open .components-spinner' ) ).toHaveCount( 0 );
			expect
				.soft(
					await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ),
					`${ way } ${ query }`
				)
				.toBeLessThanOrEqual( 0 );
		}
		await page.setViewportSize( { width: 1280, height: 720 } );
	}
	await page.emulateMedia( { forcedColors: null } );
} );
