/**
 * Fourteen jobs of a web designer, done by hand on a site of their own. Each takes exactly the clicks and keys that
 * docs/jobs.md says, and visitors see what it is for.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { logIn } from './setup/global';
import { Hand } from './support/hand';
import { needShop } from './support/needs';

interface Site {
	url: string;
	woocommerce: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

test.describe.configure( { mode: 'serial' } );

const SEED = readFileSync( join( __dirname, 'support/jobs-site.php' ), 'utf8' ).replace( /^<\?php/, '' );
const DOCUMENT = readFileSync( join( __dirname, '../../docs/jobs.md' ), 'utf8' );

let site: Site;
let context: BrowserContext;
let page: Page;
let visitor: Page;
let hand: Hand;
let errors: string[] = [];

const enter = async ( browser: Browser ) => {
	context = await browser.newContext( { storageState: await logIn( site.url ), baseURL: site.url } );
	page = await context.newPage();
	visitor = await browser.newPage( { baseURL: site.url } );
	for ( const one of [ page, visitor ] ) {
		one.on( 'pageerror', ( error ) => errors.push( String( error ) ) );
	}
	hand = new Hand( page );
};

test.beforeAll( async ( { browser } ) => {
	const { startSite } = await import( '../../tools/site/site.mjs' );
	site = ( await startSite( {
		name: 'e2e-jobs',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 17,
		woocommerce: true,
		reset: true,
		quiet: true,
		seed: SEED,
	} ) ) as Site;
	await enter( browser );
} );

test.afterAll( async () => {
	await visitor?.close();
	await context?.close();
	await site?.stop();
} );

test.afterEach( () => {
	expect( errors ).toEqual( [] );
	errors = [];
} );

/** Compares what a job took with the row of its number in docs/jobs.md: “9 + 9” are nine clicks and nine keys. */
const tellsTheDocument = ( number: number ) => {
	const { clicks, keys } = hand.count();
	const row = new RegExp( `^\\| ${ number } \\|[^|]*\\| ([^|]*) \\|`, 'm' ).exec( DOCUMENT );
	expect( keys ? `${ clicks } + ${ keys }` : `${ clicks }`, `clicks and keys of job ${ number }` ).toBe( row?.[ 1 ] );
};

const sidebar = () => page.getByRole( 'region', { name: 'Editor settings' } );
const canvas = () => page.frameLocator( 'iframe[name="editor-canvas"]' );

/** A new page with a title, its editor ready. This is before the job. */
const newPage = async ( title: string ) => {
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	await canvas().locator( 'h1.wp-block-post-title' ).click();
	await page.keyboard.type( title );
};

/** Inserts a block on the empty page by its name. */
const insert = async ( words: string, name: string ) => {
	await hand.click( canvas().getByRole( 'button', { name: 'Add default block' } ) );
	await hand.type( `/${ words }` );
	await expect( page.getByRole( 'option', { name, exact: true } ) ).toHaveAttribute( 'aria-selected', 'true' );
	await hand.press( 'Enter' );
};

/** Publishes the page, and opens it as a visitor. */
const publish = async () => {
	await hand.click(
		page.getByRole( 'region', { name: 'Editor top bar' } ).getByRole( 'button', { name: 'Publish', exact: true } )
	);
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await hand.click( panel.getByRole( 'button', { name: 'Publish', exact: true } ) );
	await visitor.goto( ( await panel.getByRole( 'link', { name: /^View/ } ).first().getAttribute( 'href' ) ) ?? '' );
};

/** From the dashboard to a way of the start screen. */
const start = async ( way: string ) => {
	await page.goto( '/wp-admin/' );
	await page.locator( '#menu-appearance' ).hover();
	await hand.click( page.locator( '#menu-appearance' ).getByRole( 'link', { name: 'Start with Eidan' } ) );
	await hand.click( page.getByRole( 'button', { name: way } ) );
};

const isChanged = ( what: string ) =>
	expect( page.getByText( new RegExp( `^Changed on your site: .*${ what }` ) ).first() ).toBeVisible( {
		timeout: 30_000,
	} );

/** PHP for what is on the site from the start screen, as a job has it before it begins. */
const worn = ( code: string ) => `wp_set_current_user( 1 ); ( new Eidan\\Demo\\Style\\Switcher() )->${ code };`;

/** Opens the header of job 1 in the site editor. This is before the job. Where somebody has edited it, it stays. */
const openHeader = async () => {
	await site.php( worn( `put_on( null, 'eidan/header-standard', null )` ) );
	await page.goto( '/wp-admin/site-editor.php?p=/wp_template_part/twentytwentyfive//header&canvas=edit' );
	await canvas().locator( '.wp-block-eidan-menu a' ).first().waitFor();
};

const save = () =>
	hand.click(
		page.getByRole( 'region', { name: 'Editor top bar' } ).getByRole( 'button', { name: 'Save', exact: true } )
	);

test( '1: a header that comes back when visitors scroll up', async () => {
	await start( 'A header and a footer' );
	await hand.click( page.getByRole( 'button', { name: 'Use: Header with menu' } ) );
	await isChanged( 'Header' );
	tellsTheDocument( 1 );
	await visitor.goto( '/about/' );
	await visitor.addStyleTag( { content: 'body { min-height: 5000px }' } );
	const header = visitor.locator( 'header .wp-block-eidan-header' ).first();
	await visitor.mouse.wheel( 0, 2000 );
	await expect( header ).not.toBeInViewport();
	await visitor.mouse.wheel( 0, -300 );
	await expect( header ).toBeInViewport();
} );

test( '2: a button that opens a popup', async () => {
	await newPage( 'News' );
	await insert( 'popup', 'Popup' );
	await expect( canvas().getByRole( 'button', { name: 'Add blocks' } ) ).toBeFocused();
	await hand.press( 'Enter' );
	await expect( canvas().getByRole( 'document', { name: /Paragraph|Empty block/ } ) ).toBeFocused();
	await hand.type( 'Closed until May.' );
	await hand.click( canvas().getByRole( 'button', { name: 'Add opener' } ) );
	await expect( canvas().locator( '.wp-block-eidan-opener' ) ).toBeVisible();
	await publish();
	tellsTheDocument( 2 );
	await visitor.locator( 'main' ).getByRole( 'button', { name: 'More' } ).click();
	await expect( visitor.getByRole( 'dialog' ).getByText( 'Closed until May.' ) ).toBeVisible();
} );

test( '3: a wide drop-down', async () => {
	await openHeader();
	await hand.click( canvas().locator( '.wp-block-eidan-menu' ).first() );
	await hand.click( page.getByRole( 'button', { name: 'Edit menu' } ) );
	const menu = page.locator( '.eidan-menu-popover' );
	await hand.click( menu.getByRole( 'button', { name: 'Services', exact: true } ) );
	await hand.choose( menu.getByLabel( 'Wide drop-down' ), 'What we do' );
	await save();
	await hand.click(
		page.locator( '.entities-saved-states__panel' ).getByRole( 'button', { name: 'Save', exact: true } )
	);
	await expect( page.getByText( /updated|saved/i ).first() ).toBeVisible();
	tellsTheDocument( 3 );
	await visitor.goto( '/about/' );
	await visitor.locator( 'header summary[aria-label="Services submenu"]' ).first().click();
	await expect( visitor.getByText( 'Advice and design' ).first() ).toBeVisible();
} );

test( '4: a team of three', async () => {
	await newPage( 'Team' );
	await insert( 'team', 'Team list' );
	await hand.click( canvas().getByRole( 'button', { name: 'Add team members' } ) );
	await hand.click( page.getByRole( 'button', { name: 'Choose images' } ) );
	await hand.pickMedia( 'ada', 'ben', 'cleo' );
	const people = [
		[ 'Ada Lind', 'Director' ],
		[ 'Ben Okoye', 'Design' ],
		[ 'Cleo Marsh', 'Research' ],
	] as const;
	await expect( page.getByRole( 'textbox', { name: 'Name' } ).first() ).toBeFocused();
	for ( const [ index, [ name, role ] ] of people.entries() ) {
		// Past the button that removes the row.
		await hand.press( 'Tab', index ? 2 : 0 );
		await hand.type( name );
		await hand.press( 'Tab' );
		await hand.type( role );
	}
	await hand.press( 'Enter' );
	await expect( canvas().getByText( 'Cleo Marsh' ) ).toBeVisible();
	await publish();
	tellsTheDocument( 4 );
	const cards = visitor.locator( '.wp-block-eidan-team-list .eidan-list__item' );
	await expect( cards ).toHaveCount( 3 );
	for ( const [ index, [ name, role ] ] of people.entries() ) {
		await expect( cards.nth( index ).getByRole( 'heading', { name } ) ).toBeVisible();
		await expect( cards.nth( index ) ).toContainText( role );
		await expect( cards.nth( index ).locator( 'img' ) ).toHaveCount( 1 );
	}
	// Three people fill the row.
	const tops = await cards.evaluateAll( ( all ) => all.map( ( card ) => card.getBoundingClientRect().width ) );
	const list = await visitor.locator( '.eidan-list__items' ).evaluate( ( one ) => one.getBoundingClientRect().width );
	expect( tops.reduce( ( sum, width ) => sum + width, 0 ) ).toBeGreaterThan( list * 0.8 );
} );

test( '5: a portfolio that visitors filter', async () => {
	await newPage( 'Work' );
	await insert( 'filtered', 'Filtered portfolio' );
	await expect( canvas().getByText( 'Harbour' ) ).toBeVisible();
	await publish();
	tellsTheDocument( 5 );
	const items = visitor.locator( '.wp-block-eidan-portfolio-list .eidan-list__item' );
	await expect( items ).toHaveCount( 3 );
	await visitor.getByRole( 'link', { name: /^Print/ } ).click();
	await expect( items ).toHaveCount( 1 );
	await expect( items ).toContainText( 'Poster' );
} );

test( '13: a page without a header', async () => {
	await newPage( 'Landing' );
	await hand.click( sidebar().getByRole( 'button', { name: 'Header', exact: true } ) );
	await hand.click( sidebar().getByRole( 'radio', { name: 'None', exact: true } ) );
	await publish();
	tellsTheDocument( 13 );
	await expect( visitor.getByRole( 'heading', { name: 'Landing' } ) ).toBeVisible();
	await expect( visitor.locator( 'header' ) ).toHaveCount( 0 );
	await visitor.goto( '/about/' );
	await expect( visitor.locator( 'header' ).first() ).toBeVisible();
} );

test( '14: an item once more', async () => {
	await page.goto( '/wp-admin/edit.php?post_type=eidan_portfolio' );
	await page.getByRole( 'link', { name: 'Tower', exact: true } ).hover();
	await hand.click( page.getByRole( 'link', { name: 'Duplicate “Tower”' } ) );
	await canvas().locator( 'h1.wp-block-post-title', { hasText: 'Tower (Copy)' } ).waitFor();
	await publish();
	tellsTheDocument( 14 );
	await expect( visitor.getByRole( 'heading', { name: 'Tower (Copy)' } ).first() ).toBeVisible();
	const [ own, copy ] = await site.php< string[] >( `
		return array_map( static fn( string $title ): string => implode( ' ', array_merge(
			array( (string) get_post_thumbnail_id( $id = get_posts( array( 'post_type' => 'eidan_portfolio', 'title' => $title ) )[0]->ID ) ),
			wp_get_object_terms( $id, 'eidan_portfolio_category', array( 'fields' => 'names' ) )
		) ), array( 'Tower', 'Tower (Copy)' ) );` );
	expect( copy ).toMatch( /^\d+ Buildings$/ );
	expect( copy ).toBe( own );
} );

test( '8: a dark section', async () => {
	await newPage( 'Promise' );
	await insert( 'dark', 'Dark section' );
	await hand.click( canvas().getByRole( 'document', { name: /Heading/ } ) );
	await hand.type( 'Our promise' );
	await hand.press( 'ArrowDown' );
	await hand.type( 'We answer every letter.' );
	await publish();
	tellsTheDocument( 8 );
	const colorsOf = ( selector: string ) =>
		visitor.locator( selector ).evaluate( ( element ) => {
			const { color, backgroundColor } = getComputedStyle( element );
			return [ color, backgroundColor ];
		} );
	const section = 'main .wp-block-group.has-background';
	expect( await colorsOf( section ) ).toEqual( [ 'rgb(255, 255, 255)', 'rgb(17, 17, 17)' ] );
	expect( ( await colorsOf( `${ section } h2` ) )[ 0 ] ).toBe( 'rgb(255, 255, 255)' );
	await expect( visitor.locator( section ) ).toContainText( 'We answer every letter.' );
} );

test( '9: something hidden on phones', async () => {
	await newPage( 'Hidden' );
	await hand.click( canvas().getByRole( 'button', { name: 'Add default block' } ) );
	await hand.type( 'Only on large screens' );
	await hand.press( 'Control+Shift+h' );
	await hand.click( page.getByLabel( 'Hide on Mobile' ) );
	await hand.click( page.getByRole( 'button', { name: 'Apply' } ) );
	await publish();
	tellsTheDocument( 9 );
	const words = visitor.getByText( 'Only on large screens' );
	await expect( words ).toBeVisible();
	await visitor.setViewportSize( { width: 390, height: 800 } );
	await expect( words ).toBeHidden();
	await visitor.setViewportSize( { width: 1440, height: 900 } );
} );

test( '10: a logo for dark backgrounds', async () => {
	await openHeader();
	await hand.click( canvas().locator( '.wp-block-site-logo' ).first() );
	await hand.click( sidebar().getByRole( 'button', { name: 'Choose an image' } ) );
	await hand.pickMedia( 'logo-light' );
	await save();
	await expect( page.getByText( 'Template part updated.' ).first() ).toBeVisible();
	tellsTheDocument( 10 );
	// On a dark page the header shows it.
	await site.php( `
		$styles = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		wp_update_post( array( 'ID' => $styles, 'post_content' => wp_slash( wp_json_encode( array( 'version' => 3, 'isGlobalStylesUserThemeJSON' => true, 'styles' => array( 'color' => array( 'background' => '#111111', 'text' => '#ffffff' ) ) ) ) ) ) );` );
	await visitor.goto( '/about/' );
	expect( await visitor.locator( 'header' ).first().innerHTML() ).toContain( 'logo-light' );
	await site.php( `wp_delete_post( WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), true );` );
} );

test.describe( () => {
	needShop();

	test( '11: products on sale', async () => {
		await newPage( 'Offers' );
		await insert( 'products on', 'Products on sale' );
		await expect( canvas().getByRole( 'link', { name: 'Lamp' } ) ).toBeVisible();
		await publish();
		tellsTheDocument( 11 );
		const items = visitor.locator( '.wp-block-eidan-product-list .eidan-list__item' );
		await expect( items ).toHaveCount( 2 );
		await expect( visitor.locator( '.wp-block-eidan-product-list' ) ).not.toContainText( 'Bowl' );
	} );
} );

test( '12: a footer', async () => {
	await start( 'A header and a footer' );
	await hand.click( page.getByRole( 'button', { name: 'Use: Footer with centered logo' } ) );
	await isChanged( 'Footer' );
	tellsTheDocument( 12 );
	await visitor.goto( '/about/' );
	const footer = visitor.locator( 'footer' );
	await expect( footer.getByRole( 'link', { name: 'Contact' } ) ).toBeVisible();
	// Words of the demo are no words of the owner's.
	await expect( footer ).not.toContainText( 'Lindqvist' );
} );

test( '7: other fonts everywhere', async () => {
	const fonts = () =>
		visitor.evaluate( () =>
			[ 'body', 'h1', 'nav a' ].map( ( selector ) => {
				const element = document.querySelector( selector );
				return element && getComputedStyle( element ).fontFamily;
			} )
		);
	// What other jobs have put on is no part of this one: an edited header would not be replaced.
	await site.php( worn( 'take_off()' ) );
	await visitor.goto( '/about/' );
	const before = await fonts();
	await start( 'A whole site' );
	await hand.click( page.getByRole( 'radio', { name: 'Garden', exact: true } ) );
	await hand.click( page.getByRole( 'button', { name: 'Use this style' } ) );
	await isChanged( 'Styles' );
	tellsTheDocument( 7 );
	await visitor.goto( '/about/' );
	const after = await fonts();
	for ( const [ index, font ] of before.entries() ) {
		expect( after[ index ] ).not.toBe( font );
	}
} );

test( '6: a demo, in and out', async () => {
	test.setTimeout( 180_000 );
	await start( 'A whole site' );
	await hand.click( page.getByRole( 'button', { name: 'Import the demo site' } ) );
	await hand.click( page.getByRole( 'button', { name: 'Import', exact: true } ) );
	await expect( page.locator( '.eidan-settings' ).getByText( 'The demo site is imported.' ) ).toBeVisible( {
		timeout: 150_000,
	} );
	await hand.click( page.getByRole( 'button', { name: 'Remove the demo site' } ) );
	await hand.click( page.getByRole( 'button', { name: 'Remove', exact: true } ) );
	await expect( page.getByText( /of the demo are removed/ ).first() ).toBeVisible( { timeout: 90_000 } );
	tellsTheDocument( 6 );
} );
