/**
 * Modules of blocks below the first screen come when a visitor comes near, and no first use of a block is lost.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fixtures } from './support/blocks';
import { watchShifts } from './support/shifts';

const contentOf = ( name: string ) => fixtures.find( ( each ) => each.name === name )!.content;
const SPACE =
	'<!-- wp:spacer {"height":"2600px"} --><div style="height:2600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
const BELOW = [ 'single-image', 'tabbed-info', 'text-marquee' ].map( contentOf ).join( '\n' );
const CONTENT = `<!-- wp:paragraph --><p>Above</p><!-- /wp:paragraph -->${ SPACE }${ BELOW }`;

/** Names of the files that a page has asked for as script of its blocks. Attribution comes with forms of the site. */
const asked = ( page: Page ) =>
	page.evaluate( () =>
		performance
			.getEntriesByType( 'resource' )
			.flatMap( ( { name } ) => /\/build\/(?!attribution)([\w/-]+)\.js/.exec( name )?.[ 1 ] ?? [] )
			.sort()
	);

const tab = ( page: Page, name: string ) => page.getByRole( 'tab', { name } );

test( 'modules come when their blocks are near, and nothing moves @both', async ( { page, visit } ) => {
	await watchShifts( page );
	// The theme's words move when its typeface comes.
	await page.route( /\.woff2/, ( route ) => route.fulfill( { body: '' } ) );
	await visit( CONTENT );
	await expect.poll( () => asked( page ) ).toEqual( [ 'view/near' ] );
	await page.mouse.wheel( 0, 2600 );
	await expect( tab( page, 'Build' ) ).toBeAttached();
	await expect
		.poll( () => asked( page ) )
		.toEqual( [ 'text-marquee/view', 'view/lightbox', 'view/near', 'view/overlay', 'view/runtime', 'view/tabs' ] );
	expect( await page.evaluate( () => window.eidanShifts() ) ).toEqual( [] );
} );

test( 'a page with one or two modules has them at once', async ( { page, visit } ) => {
	await visit( `${ SPACE }${ contentOf( 'tabbed-info' ) }${ contentOf( 'text-marquee' ) }` );
	expect( await asked( page ) ).toEqual( [ 'text-marquee/view', 'view/runtime', 'view/tabs' ] );
} );

test( 'a click that is earlier than the module works when the module is there, and follows its link if it fails', async ( {
	page,
	visit,
	allowErrors,
} ) => {
	let arrive = () => {};
	const late = new Promise< void >( ( resolve ) => ( arrive = resolve ) );
	await page.route( '**/view/lightbox.js*', async ( route ) => {
		await late;
		await route.continue();
	} );
	const address = await visit( CONTENT );
	const image = page.locator( '.wp-block-eidan-single-image a' );
	await image.click();
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	arrive();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	expect( page.url() ).toContain( address );

	allowErrors( /ERR_FAILED|ChunkLoadError/ );
	await page.unroute( '**/view/lightbox.js*' );
	await page.route( '**/view/lightbox.js*', ( route ) => route.abort() );
	await page.goto( address );
	await image.click();
	await expect( page ).toHaveURL( /museum-hall\.webp/ );
} );

test( 'the focus brings the module, and the keys work', async ( { page, visit } ) => {
	await visit( CONTENT );
	await page.evaluate( () =>
		document.querySelector< HTMLElement >( '.eidan-tabs__summary' )!.focus( { preventScroll: true } )
	);
	await expect( tab( page, 'Listen' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( tab( page, 'Decide together' ) ).toHaveAttribute( 'aria-selected', 'true' );
} );

test( 'an address with a place, printing, and a way back bring all modules', async ( { page, visit } ) => {
	const address = await visit( CONTENT, { query: '#build' } );
	await expect( tab( page, 'Build' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page.getByText( 'Small steps' ) ).toBeInViewport();

	await page.goto( 'about:blank' );
	await page.goto( address );
	await page.evaluate( () => ( window.location.hash = 'build' ) );
	await expect( tab( page, 'Build' ) ).toHaveAttribute( 'aria-selected', 'true' );

	await page.goto( 'about:blank' );
	await page.goto( address );
	await page.evaluate( () => window.dispatchEvent( new Event( 'beforeprint' ) ) );
	await expect( tab( page, 'Build' ) ).toBeAttached();

	await page.goto( 'about:blank' );
	await page.goBack();
	await expect( tab( page, 'Build' ) ).toBeAttached();
} );

test( 'a block that is inserted later gets its module when it is near', async ( { page, visit } ) => {
	await visit( CONTENT );
	await page.evaluate( () => {
		const copy = document.querySelector( '.wp-block-eidan-tabbed-info' )!.cloneNode( true );
		document.querySelector( 'main p' )!.after( copy );
	} );
	await expect( tab( page, 'Build' ).first() ).toBeVisible();
} );

test( 'what a header always has is one file, and its first use works @both', async ( { page, visit } ) => {
	await visit(
		`${ contentOf( 'header__up' ) }${ contentOf( 'menu' ) }${ contentOf( 'search-cover' ) }${ contentOf( 'panel' ) }${ contentOf( 'back-to-top' ) }`
	);
	expect( await asked( page ) ).toEqual( [ 'groups/kit' ] );
	await page.getByRole( 'button', { name: 'Let us talk' } ).click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
} );
