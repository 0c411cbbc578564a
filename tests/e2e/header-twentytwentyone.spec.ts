/**
 * The header on a real classic theme, Twenty Twenty-One, instead of the theme's own: from a widget area, by the
 * shortcode, and in the Customizer. Also tabs, parts of which themes of that time hide, and the controls of all blocks,
 * to which they give a background.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { logIn } from './setup/global';
import { wholeBlockSet } from './support/blocks';
import { needTheme } from './support/needs';
import { portfolioItems } from './support/portfolio';
import { finishAnimations, settled } from './support/settled';
import { watchShifts } from './support/shifts';
import { violations } from './support/whole-header';

const block = ( name: string, attributes: object, inner: string ) =>
	`<!-- wp:eidan/${ name } ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:eidan/${ name } -->`;
const opener = ( panel: string, text: string, attributes: object = {} ) => {
	const { className = '' } = attributes as { className?: string };
	return block(
		'opener',
		{ panel, ...attributes },
		`<a class="wp-block-eidan-opener${ className && ` ${ className }` }" href="#${ panel }"><span class="eidan-opener__text">${ text }</span></a>`
	);
};
const panel = ( name: string, anchor: string, attributes: object, inner: string ) =>
	block(
		name,
		{ anchor, ...attributes },
		`<div class="wp-block-eidan-${ name }" id="${ anchor }"><div class="eidan-panel__content">${ inner }</div></div>`
	);
const paragraph = ( inner: string ) => `<!-- wp:paragraph --><p>${ inner }</p><!-- /wp:paragraph -->`;

const HEADER = block(
	'header',
	{ behaviour: 'up', mobile: 'up' },
	`<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} --><div class="wp-block-group"><!-- wp:site-title {"level":0} /--><!-- wp:eidan/menu {"menu":"pages","className":"is-header-wide"} /-->${
		opener( 'letters', 'Letters', { display: 'text' } ) +
		opener( 'find', 'Find', { icon: 'eidan/search' } ) +
		opener( 'site-menu', 'Menu', { className: 'is-header-compact' } )
	}</div><!-- /wp:group -->` +
		panel(
			'panel',
			'site-menu',
			{ label: 'Menu' },
			`<!-- wp:eidan/menu {"menu":"pages"} /-->${ paragraph( 'Two' ) }`
		) +
		panel(
			'panel',
			'letters',
			{ kind: 'popup', label: 'Letters' },
			paragraph( 'Four times a year.' ) + paragraph( '<a href="mailto:a@example.com">Write</a>' )
		) +
		panel( 'search-cover', 'find', {}, paragraph( 'Often asked for' ) )
);

const bar = ( page: Page ) => page.locator( '.eidan-header' );
const button = ( page: Page, name: string ) => bar( page ).getByRole( 'button', { name, exact: true } );
/** Twenty Twenty-One's background of the page, `--global--color-background`. */
const GROUND = 'rgb(209, 228, 221)';

/** Twenty Twenty-One's background of buttons, `--global--color-primary`. */
const FILL = 'rgb(40, 48, 61)';
/** Every block that needs no shop, and variants with other controls. */
const BLOCKS = wholeBlockSet.fixtures
	.filter(
		( { name, slug } ) => name === slug || /__(autoplay|marquee|options|outlined|replace|slider)$/.test( name )
	)
	.map( ( { content } ) => content )
	.join( '' );

const fixture = ( wanted: string ) => wholeBlockSet.fixtures.find( ( { name } ) => name === wanted )!.content;

/** A vertical header within a group, quotations, and a description list. */
const PARTS = `<!-- wp:group --><div class="wp-block-group">${ fixture( 'header__vertical' ) }</div><!-- /wp:group -->${ fixture( 'testimonials-list' ) }${ fixture( 'portfolio-details' ).replace( 'Nine thousand sheets', 'Work 1' ) }`;

/**
 * Finds visible icon buttons whose colors come from the theme, or whose icon cannot be seen on its background.
 */
const filled = ( page: Page, within: string ) =>
	page.locator( `${ within } button:not(.wp-element-button)` ).evaluateAll( ( buttons, fill ) => {
		const shown = buttons.filter( ( one ) => one.checkVisibility( { visibilityProperty: true } ) );
		return {
			count: shown.length,
			wrong: shown
				.filter( ( one ) => {
					const { backgroundColor, color } = getComputedStyle( one );
					return (
						backgroundColor === fill ||
						backgroundColor === color ||
						color === getComputedStyle( one.closest( 'dialog' ) ?? document.body ).backgroundColor
					);
				} )
				.map( ( one ) => one.outerHTML.slice( 0, 90 ) ),
		};
	}, FILL );

/** Returns styles of an element, or of one of its pseudo elements. */
const look = ( page: Page, selector: string, names: string[], pseudo?: string ) =>
	page
		.locator( selector )
		.first()
		.evaluate(
			( element, [ wanted, part ] ) =>
				( wanted as string[] ).map( ( name ) =>
					getComputedStyle( element, part as string | undefined ).getPropertyValue( name )
				),
			[ names, pseudo ] as const
		);

/** Starts a site with the theme, and with pages for a menu. */
async function start() {
	const [ { startSite }, { copyLinked }, { phpString } ] = await Promise.all( [
		import( '../../tools/site/site.mjs' ),
		import( '../../tools/site/state.mjs' ),
		import( '../../tools/site/script.mjs' ),
	] );
	const theme = await needTheme( 'twentytwentyone' );
	const site = await startSite( {
		name: 'e2e-twentytwentyone',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 40,
		reset: true,
		quiet: true,
	} );
	const themes = join( site.root, 'wp-content', 'themes' );
	copyLinked( theme, join( themes, 'twentytwentyone' ) );
	copyLinked(
		join( __dirname, 'support', 'themes', 'twentytwentyone-child' ),
		join( themes, 'twentytwentyone-child' )
	);
	await site.php(
		`update_option( 'permalink_structure', '/%postname%/' ); flush_rewrite_rules(); switch_theme( 'twentytwentyone-child' );`
	);
	await site.php( `
		$header = ${ phpString( HEADER ) };
		array_map( 'wp_delete_post', get_posts( array( 'post_type' => 'page', 'fields' => 'ids', 'post_status' => 'any' ) ) );
		$page = static fn ( string $title, string $content = '', int $parent = 0 ): int => wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content, 'post_parent' => $parent ) );
		$rooms = $page( 'Rooms', '<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->' );
		$page( 'Hall', '', $rooms );
		$pattern = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Header', 'post_content' => str_replace( array( 'site-menu', 'letters', 'find' ), array( 'menu-2', 'letters-2', 'find-2' ), $header ) ) );
		$page( 'Shortcode', '<!-- wp:shortcode -->[eidan_header source="pattern:' . $pattern . '"]<!-- /wp:shortcode -->' );
		$page( 'Tabs', ${ phpString( readFileSync( join( __dirname, '../fixtures/blocks/tabbed-info.html' ), 'utf8' ) ) } );
		$page( 'Controls', ${ phpString( BLOCKS ) } );
		$page( 'Parts', ${ phpString( PARTS ) } );
		wp_insert_post( array( 'post_type' => 'eidan_testimonial', 'post_status' => 'publish', 'post_title' => 'Ada', 'post_content' => ${ phpString( paragraph( 'Clear words.' ) ) } ) );
		update_option( 'widget_block', array( 2 => array( 'content' => $header ), '_multiwidget' => 1 ) );
		wp_set_sidebars_widgets( array( 'wp_inactive_widgets' => array(), 'sidebar-1' => array(), 'eidan-header' => array( 'block-2' ) ) );
	` );
	const [ first ] = await portfolioItems( site, 6 );
	await site.php( `update_post_meta( ${ first }, 'eidan_client', 'A museum' );` );
	return site;
}

type Site = Awaited< ReturnType< typeof start > >;

const test = base.extend< object, { classic: Site } >( {
	classic: [
		async ( {}, use ) => {
			const site = await start();
			await use( site );
			await site.stop();
		},
		{ scope: 'worker', timeout: 240_000 },
	],
	baseURL: async ( { classic }, use ) => use( classic.url ),
} );

// All tests share one site, so they run one after the other.
test.describe.configure( { mode: 'default' } );

/** Opens a page with the header above two empty screens, where layout shifts are recorded. */
async function toRooms( page: Page ) {
	await watchShifts( page );
	await page.goto( '/rooms/' );
	await settled( page );
}

const shifts = ( page: Page ) => page.evaluate( () => window.eidanShifts() );
const widthOf = ( page: Page ) => page.evaluate( () => document.documentElement.scrollWidth );
const colorOf = ( element: Locator ) => element.evaluate( ( node ) => getComputedStyle( node ).color );
const scrollTo = ( page: Page, top: number ) =>
	page.evaluate( ( to ) => window.scrollTo( { top: to, behavior: 'instant' } ), top );

test( 'the header stands in place of Twenty Twenty-One’s own', async ( { page } ) => {
	await toRooms( page );
	expect( await shifts( page ), 'nothing moves while it loads' ).toEqual( [] );
	await expect( page.locator( '.site-header' ), 'the theme’s own' ).toHaveCount( 0 );
	expect(
		await bar( page ).evaluate( ( element ) => [
			element.getBoundingClientRect().left,
			element.getBoundingClientRect().width,
		] )
	).toEqual( [ 0, 1440 ] );
	expect(
		await look( page, '.eidan-header .is-layout-flex', [ 'content' ], '::before' ),
		'what clears floats takes no room in a row'
	).toEqual( [ 'none' ] );
	expect( await violations( page, '.eidan-header' ) ).toEqual( [] );
} );

test( 'its menu opens by mouse and by keyboard', async ( { page } ) => {
	await page.goto( '/rooms/' );
	const rooms = bar( page ).locator( '.is-form-bar summary' );
	const hall = bar( page ).locator( '.is-form-bar' ).getByRole( 'link', { name: 'Hall' } );
	await rooms.click();
	await expect( hall ).toBeInViewport( { ratio: 1 } );
	await expect( hall.locator( 'xpath=ancestor::ul[1]' ) ).toHaveCSS( 'list-style-type', 'none' );
	await page.mouse.click( 700, 600 );
	await expect( hall ).toBeHidden();
	await bar( page ).getByRole( 'link', { name: 'Rooms', exact: true } ).first().focus();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	await expect( hall ).toBeFocused();
	expect( await violations( page, '.eidan-header' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( hall ).toBeHidden();
	await expect( rooms ).toBeFocused();
} );

test( 'its popup has the theme’s ground, and none of its colors of buttons', async ( { page } ) => {
	const dialog = page.getByRole( 'dialog' );
	await page.goto( '/rooms/' );
	await settled( page );
	await button( page, 'Letters' ).click();
	await expect( dialog.getByText( 'Four times a year.' ) ).toBeVisible();
	await expect( dialog ).toHaveCSS( 'background-color', GROUND );
	const words = await colorOf( dialog );
	expect(
		await look( page, 'dialog[open] .eidan-panel__close', [ 'background-color', 'border-top-width', 'color' ] )
	).toEqual( [ 'rgba(0, 0, 0, 0)', '0px', words ] );
	await page.locator( 'dialog[open] .eidan-panel__close' ).hover();
	await finishAnimations( page );
	expect(
		await look( page, 'dialog[open] .eidan-panel__close', [ 'background-color', 'color' ] ),
		'under a mouse'
	).toEqual( [ 'rgba(0, 0, 0, 0)', words ] );
	expect( await look( page, 'dialog[open] .eidan-panel__content > p + p', [ 'margin-top' ] ) ).toEqual( [
		'19.2px',
	] );
	expect( await violations( page, 'dialog[open]' ) ).toEqual( [] );
	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog ).toHaveCount( 0 );
	await button( page, 'Letters' ).press( 'Enter' );
	await expect( dialog ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( button( page, 'Letters' ) ).toBeFocused();
} );

test( 'its search has the words’ color, and none of the theme’s colors of buttons', async ( { page } ) => {
	const dialog = page.getByRole( 'dialog' );
	await page.goto( '/rooms/' );
	await settled( page );
	await button( page, 'Letters' ).click();
	await expect( dialog ).toBeVisible();
	const words = await colorOf( dialog );
	await page.keyboard.press( 'Escape' );
	await button( page, 'Find' ).click();
	await expect( dialog.getByRole( 'combobox' ).or( dialog.getByRole( 'searchbox' ) ) ).toBeFocused();
	expect( await look( page, 'dialog[open] input', [ 'background-color', 'border-top-width', 'color' ] ) ).toEqual( [
		'rgba(0, 0, 0, 0)',
		'0px',
		words,
	] );
	expect(
		await look( page, 'dialog[open] .eidan-search__submit', [ 'background-color', 'border-top-width' ] )
	).toEqual( [ 'rgba(0, 0, 0, 0)', '0px' ] );
	expect( await violations( page, 'dialog[open]' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( button( page, 'Find' ) ).toBeFocused();
} );

test( 'it comes back over the page, on the page’s ground, and moves nothing', async ( { page } ) => {
	await toRooms( page );
	await scrollTo( page, 1500 );
	await expect( bar( page ) ).toHaveClass( /is-stuck/ );
	await scrollTo( page, 1400 );
	await expect( bar( page ) ).toHaveClass( /is-shown/ );
	await expect( bar( page ).locator( '.wp-block-eidan-header' ) ).toHaveCSS( 'background-color', GROUND );
	expect( await shifts( page ) ).toEqual( [] );
} );

test( 'on a phone its menu opens in a panel', async ( { page } ) => {
	const dialog = page.getByRole( 'dialog' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await toRooms( page );
	expect( await widthOf( page ) ).toBe( 390 );
	await button( page, 'Menu' ).click();
	await expect( dialog.locator( 'nav.is-form-accordion' ) ).toBeVisible();
	expect( await shifts( page ) ).toEqual( [] );
	await dialog.locator( 'summary' ).first().click();
	await expect( dialog.getByRole( 'link', { name: 'Hall' } ) ).toBeVisible();
	expect( await look( page, 'dialog[open] nav ul', [ 'background-color' ] ) ).toEqual( [ 'rgba(0, 0, 0, 0)' ] );
	expect( await violations( page, 'dialog[open]' ) ).toEqual( [] );
} );

test( 'where a page’s content prints one, it is as wide as that, and works', async ( { page } ) => {
	await page.goto( '/shortcode/' );
	const inside = page.locator( '.entry-content .eidan-header' );
	await expect( inside.locator( 'nav.is-form-bar' ) ).toBeVisible();
	expect( await widthOf( page ) ).toBe( 1440 );
	await inside.getByRole( 'button', { name: 'Letters' } ).click();
	await expect( page.getByRole( 'dialog' ) ).toHaveCSS( 'background-color', GROUND );
} );

test( 'tabs show their panels although the theme has another rule that hides `[hidden]`', async ( { page } ) => {
	await page.goto( '/tabs/' );
	await page.getByRole( 'tab', { name: 'Build' } ).click();
	await expect( page.getByRole( 'tabpanel', { name: 'Build' } ) ).toBeVisible();
} );

test( 'the theme’s styles for groups, quotations and lists of terms affect no part of our blocks', async ( {
	page,
} ) => {
	await page.goto( '/parts/' );
	expect(
		await look( page, '.entry-content .eidan-header.is-vertical', [ 'width' ] ),
		'a column in a group, not the whole window'
	).toEqual( [ '110px' ] );
	expect( await look( page, '.eidan-quote__words', [ 'content' ], '::before' ), 'one mark' ).toEqual( [ 'none' ] );
	expect( await look( page, '.eidan-quote__words > p', [ 'font-size', 'font-weight', 'font-family' ] ) ).toEqual(
		await look( page, '.eidan-quote__words', [ 'font-size', 'font-weight', 'font-family' ] )
	);
	expect( await look( page, '.eidan-quote__caption', [ 'text-align' ] ), 'where its words begin' ).toEqual(
		await look( page, '.eidan-quote', [ 'text-align' ] )
	);
	expect( await look( page, '.wp-block-eidan-portfolio-details dd', [ 'padding-left' ] ) ).toEqual( [ '0px' ] );
} );

test( 'controls of all blocks are not filled: at rest, under a mouse, with the focus, and in dialogs', async ( {
	page,
} ) => {
	// An address with a place brings the modules of all blocks at once.
	await page.goto( '/controls/#all' );
	await settled( page );
	const controls = page.locator( '.entry-content button:not(.wp-element-button):visible' );
	await expect( page.locator( '.entry-content .eidan-slider.is-ready' ).first() ).toBeAttached();
	expect( await filled( page, '.entry-content' ) ).toEqual( { count: expect.any( Number ), wrong: [] } );
	expect( await controls.count(), 'arrows, bullets, pause buttons' ).toBeGreaterThan( 10 );
	for ( const use of [ 'hover', 'focus' ] as const ) {
		for ( const name of [
			'.eidan-slider > .is-next',
			'.eidan-tiles__pause',
			'.eidan-showreel__pause',
			'.wp-block-eidan-text-marquee > button',
			'.eidan-swap__rotation',
		] ) {
			await page.locator( `.entry-content ${ name }` ).filter( { visible: true } ).first()[ use ]();
			await finishAnimations( page );
			expect( await filled( page, '.entry-content' ), `${ name }: ${ use }` ).toMatchObject( { wrong: [] } );
		}
	}
	expect(
		await look( page, '.entry-content .eidan-slider > .is-next', [ 'width', 'height' ] ),
		'as large as elsewhere'
	).toEqual( [ '44px', '44px' ] );
	await page.evaluate( () =>
		document.querySelectorAll( 'dialog' ).forEach( ( element ) => element.open || element.showModal() )
	);
	expect( await filled( page, 'dialog' ) ).toEqual( { count: expect.any( Number ), wrong: [] } );
} );

test( 'the Customizer shows it', async ( { browser, classic } ) => {
	const owner = await browser.newContext( {
		baseURL: classic.url,
		viewport: { width: 1440, height: 900 },
		storageState: await logIn( classic.url ),
	} );
	const customizer = await owner.newPage();
	await customizer.goto( `/wp-admin/customize.php?url=${ encodeURIComponent( `${ classic.url }/rooms/` ) }` );
	const preview = customizer.frameLocator( '#customize-preview iframe' );
	await expect( preview.locator( '.eidan-header nav.is-form-bar' ).first() ).toBeVisible();
	await expect( preview.locator( '.site-header' ) ).toHaveCount( 0 );
	await owner.close();
} );
