/**
 * The demo, imported on a site of its own: a page of every kind as a visitor sees it, every block as an editor sees it. The
 * markup of all pages is read by tests/php/Demo/PagesTest.php.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { logIn } from './setup/global';
import { axe } from './support/axe';
import { firstScreen, movedByFonts, NO_FALLBACK, WIDTHS } from './support/first-screen';
import { proveTabProblems, tabProblems, type Walked } from './support/keyboard';
import { leftOut } from './support/needs';
import { tooHeavy, weightOf } from './support/page-weight';
import { drawn, follow, loadFrames, settled } from './support/settled';
import { watchShifts } from './support/shifts';
import { mistakesOf } from './support/valid-html';

interface ParsedBlock {
	name: string;
	isValid: boolean;
	originalContent?: string;
	innerBlocks: ParsedBlock[];
}

/** What WordPress's editor adds to `window`. */
interface EditorWindow {
	wp: {
		blocks: { getBlockType: ( name: string ) => object | undefined; parse: ( content: string ) => ParsedBlock[] };
	};
}

interface Stored {
	key: string;
	content: string;
	path: string;
}

interface Site {
	url: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

// All tests share one site, so they run one after the other.
test.describe.configure( { mode: 'default' } );

let site: Site;
let stored: Stored[] = [];
let paths: string[] = [];

/**
 * Checks the demo's own header and footer as a visitor uses them.
 *
 * @param page Page of a visitor with reduced motion.
 */
async function header( page: Page ) {
	const bar = page.locator( '.wp-block-eidan-header' );
	const dialog = page.getByRole( 'dialog' );
	await watchShifts( page );
	// Leave out the web fonts, so that words do not move when they arrive. The demo's fallback fonts have the same
	// measures, but this machine may not have the fonts that they need.
	await page.route( /\.woff2/, ( route ) => route.fulfill( { body: '' } ) );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.goto( '/' );

	// By mouse: a wide drop-down, the side area, a search.
	await bar.locator( '.is-header-wide .is-wide' ).hover();
	await expect( bar.locator( '.is-header-wide' ).getByText( 'Four services, in the order' ) ).toBeVisible();
	await bar.getByRole( 'button', { name: 'About the studio' } ).click();
	await expect( dialog.getByText( 'Zuiddiepje 14' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await bar.getByRole( 'button', { name: 'Search' } ).click();
	await page.keyboard.type( 'termi' );
	await expect( page.getByRole( 'option', { name: /Terminal South/ } ) ).toBeVisible();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /terminal-south/ );

	// By keyboard: the first stop after a menu item's name opens its submenu.
	await page.goto( '/' );
	await bar.getByRole( 'link', { name: 'Work', exact: true } ).focus();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( bar.getByRole( 'link', { name: 'Calder', exact: true } ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( bar.getByRole( 'link', { name: 'Calder', exact: true } ) ).toBeHidden();

	// While the focus is in the header, it stays visible. Otherwise it disappears when the visitor scrolls down and
	// comes back when they scroll up. The footer is uncovered at the end of the page.
	await page.evaluate( () => window.scrollTo( 0, 2000 ) );
	await expect( bar ).toBeInViewport();
	await page.evaluate( () => {
		( document.activeElement as HTMLElement ).blur();
		window.scrollTo( 0, 2400 );
	} );
	await expect( bar ).not.toBeInViewport();
	await page.evaluate( () => window.scrollTo( 0, 1900 ) );
	await expect( bar ).toBeInViewport();
	await expect( page.locator( 'footer .eidan-uncover' ) ).toHaveCount( 1 );
	expect( await page.evaluate( () => window.eidanShifts() ), 'nothing moves' ).toEqual( [] );

	// On a phone everything is in one panel.
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '/' );
	await expect( bar.getByRole( 'button', { name: 'About the studio' } ) ).toBeHidden();
	await bar.getByRole( 'button', { name: 'Menu' } ).click();
	await dialog.getByRole( 'link', { name: 'Studio', exact: true } ).click();
	await expect( page ).toHaveURL( /studio/ );
}

test.beforeAll( async () => {
	test.setTimeout( 240_000 );
	const { startSite } = await import( '../../tools/site/site.mjs' );
	site = ( await startSite( {
		name: 'demo-test',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 20,
		reset: true,
	} ) ) as Site;
	expect( await site.php( `return \\Eidan\\Demo\\Importer::import( true );` ) ).toEqual( [] );
	stored = ( await site.php( `
		$stored = array();
		foreach ( ( new \\Eidan\\Demo\\Ledger() )->made() as $key => $made ) {
			$post = 'post' === $made['kind'] ? get_post( $made['id'] ) : null;
			// Images and fonts are posts as well, without blocks.
			if ( $post && 'attachment' !== $post->post_type && ! str_starts_with( $post->post_type, 'wp_font_' ) ) {
				$stored[] = array(
					'key'     => $key,
					'content' => $post->post_content,
					'path'    => (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ),
				);
			}
		}
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			if ( str_starts_with( $pattern['name'], 'eidan/' ) ) {
				$stored[] = array( 'key' => $pattern['name'], 'content' => $pattern['content'], 'path' => '' );
			}
		}
		return $stored;
	` ) ) as Stored[];
	expect( stored.length ).toBeGreaterThan( 70 );
	paths = stored
		.filter(
			( { key } ) =>
				key.startsWith( 'page/' ) || [ 'post/a-map-is-an-argument', 'portfolio/northlight' ].includes( key )
		)
		.map( ( { path } ) => path );
	const { pagePaths } = await import( '../../tools/media/demo-pages.mjs' );
	expect( paths.length ).toBe( Object.keys( pagePaths() ).length + 2 );
	paths.push( '/category/essays/', '/portfolio/', '/team/maja/' );
} );

test.afterAll( () => site?.stop() );

test( 'every stored block and every pattern of the demo is valid in the editor @slow', async ( { browser } ) => {
	const context = await browser.newContext( { baseURL: site.url, storageState: await logIn( site.url ) } );
	const editor = await context.newPage();
	await editor.goto( '/wp-admin/post-new.php?post_type=page' );
	await editor.waitForFunction( () =>
		Boolean( ( globalThis as Partial< EditorWindow > ).wp?.blocks?.getBlockType( 'eidan/blog-list' ) )
	);
	const invalid = await editor.evaluate( ( list ) => {
		const { parse } = ( globalThis as Partial< EditorWindow > ).wp!.blocks;
		const found: string[] = [];
		const walk = ( key: string, blocks: ParsedBlock[] ) => {
			for ( const block of blocks ) {
				if ( ! block.isValid || block.name === 'core/missing' || block.name === 'core/freeform' ) {
					found.push( `${ key }: ${ block.name }\n${ block.originalContent?.slice( 0, 300 ) }` );
				}
				walk( key, block.innerBlocks );
			}
		};
		for ( const { key, content } of list ) {
			walk( key, parse( content ) );
		}
		return found;
	}, stored );
	expect( invalid ).toEqual( [] );
	await context.close();
} );

/**
 * Opens a page of a visitor with reduced motion, and expects that it has no errors.
 *
 * @param browser Browser.
 * @param act     What to do on the page.
 */
const withoutErrors = async ( browser: Browser, act: ( page: Page ) => Promise< void > ) => {
	const visitor = await browser.newContext( { baseURL: site.url, reducedMotion: 'reduce' } );
	follow( visitor );
	try {
		const page = await visitor.newPage();
		const errors: string[] = [];
		page.on( 'console', ( message ) => {
			if ( message.type() === 'error' ) {
				errors.push( `${ page.url() }: ${ message.text() }` );
			}
		} );
		page.on( 'pageerror', ( error ) => errors.push( `${ page.url() }: ${ error.message }` ) );
		await act( page );
		expect( errors ).toEqual( [] );
	} finally {
		await visitor.close();
	}
};

/** Opens a page on a desktop, with what loads when somebody scrolls to it. */
const openWide = async ( page: Page, path: string ) => {
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.goto( path );
	// Otherwise axe waits for frames that load only when somebody scrolls to them, and does not look into them.
	await loadFrames( page );
};

/** Expects that a page that is open has room on a narrow phone. */
const hasRoom = async ( page: Page, path: string ) => {
	await page.setViewportSize( { width: 320, height: 800 } );
	// Blocks with a layout by script apply it with the next frame.
	await drawn( page );
	const over = await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth );
	expect( over, `${ path } is too wide at 320 px` ).toBeLessThanOrEqual( 0 );
};

/** A page of every kind, and whether only the whole run looks at it. */
const KINDS = [
	[ 'the front page', '/', '' ],
	[ 'the list of work', '/work/', ' @slow' ],
	[ 'a case', '/portfolio/northlight/', ' @slow' ],
	[ 'services', '/services/', ' @slow' ],
	[ 'the journal', '/journal/', ' @slow' ],
	[ 'a post', '/a-map-is-an-argument/', ' @slow' ],
	[ 'contact', '/contact/', ' @slow' ],
	[ 'the list of widgets', '/widgets/', ' @slow' ],
] as const;

for ( const [ name, path, slow ] of KINDS ) {
	test( `${ name } has no errors, is for everybody, and has room at every width${ slow }`, async ( { browser } ) => {
		expect( paths ).toContain( path );
		await withoutErrors( browser, async ( page ) => {
			await openWide( page, path );
			const { violations } = await axe( page )
				.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] )
				.analyze();
			expect(
				violations.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( { html } ) => html ).join( '\n' ) }` )
			).toEqual( [] );
			await settled( page );
			await test.step( 'by Tab to its end and back', async () =>
				expect.soft( await tabProblems( page ), path ).toEqual( [] ) );
			await hasRoom( page, path );
		} );
	} );
}

test( 'all other pages have no errors and room at every width @slow', async ( { browser } ) => {
	test.setTimeout( 300_000 );
	const kinds: string[] = KINDS.map( ( [ , path ] ) => path );
	const others = paths.filter( ( path ) => ! kinds.includes( path ) );
	expect( others.length ).toBeGreaterThan( 30 );
	await withoutErrors( browser, async ( page ) => {
		for ( const path of others ) {
			await test.step( path, async () => {
				await openWide( page, path );
				await settled( page );
				// As on a phone: what is far below a window lays itself out anew only when somebody comes near.
				await page.setViewportSize( { width: 320, height: 800 } );
				await page.reload();
				await settled( page );
				await hasRoom( page, path );
			} );
		}
	} );
} );

test( 'every page is valid HTML @slow', async ( { request } ) => {
	test.setTimeout( 300_000 );
	for ( const path of paths ) {
		const html = await ( await request.get( site.url + path ) ).text();
		expect.soft( await mistakesOf( html ), path ).toEqual( [] );
	}
} );

test( 'the front page shows the widgets, and its header works by mouse, by keyboard and on a phone @slow', async ( {
	browser,
} ) => {
	await withoutErrors( browser, async ( page ) => {
		await page.goto( '/' );
		for ( const block of [
			'text-marquee',
			'portfolio-slider',
			'interactive-link-showcase',
			'parallax-image-showcase',
			'video-showreel',
			'blog-list',
			'testimonials-list',
		] ) {
			await expect( page.locator( `.wp-block-eidan-${ block }` ).first() ).toBeVisible();
		}
		await header( page );
	} );
} );

for ( const [ name, path ] of [
	[ 'front', '/' ],
	[ 'work', '/work/' ],
] as const ) {
	test( `${ path } stays within its weight on a phone @slow`, async ( { browser } ) => {
		const weighed = await weightOf( browser, site.url, path );
		test.info().annotations.push( { type: 'weight', description: JSON.stringify( weighed ) } );
		expect( tooHeavy( name, weighed ), JSON.stringify( weighed, null, '\t' ) ).toEqual( [] );
	} );
}

for ( const path of [ '/', '/work/', '/studio/', '/services/' ] ) {
	test( `${ path } has its first image at once, and nothing moves when its fonts come late @slow`, async ( {
		browser,
	} ) => {
		for ( const width of WIDTHS ) {
			const { largest, isLazy, high, isSent } = await firstScreen( browser, site.url, path, width );
			expect( { isLazy, isSent }, `${ width } ${ largest }` ).toEqual( { isLazy: false, isSent: true } );
			// The largest thing may also be text, above an image that is in view.
			expect( high.length, `${ width } px: one image at most has the high priority` ).toBeLessThanOrEqual( 1 );
			expect( largest ? high : [], `${ width } px: it is the largest one` ).toEqual( largest ? [ largest ] : [] );
			const { moved, hasFallback, hasFont } = await movedByFonts( browser, site.url, path, width );
			expect( hasFont, 'the font came' ).toBe( true );
			if ( hasFallback ) {
				expect( moved.toFixed( 2 ), `${ width } px` ).toBe( '0.00' );
			} else {
				leftOut( NO_FALLBACK );
			}
		}
	} );
}

/** Pages where something moves because of the focus. */
const MOVING = [ '/', '/widgets/portfolio-slider/' ];

test( 'Tab leads through pages that move to the browser’s own controls and back, as slowly as people go and on a phone @slow', async ( {
	browser,
	page: bare,
} ) => {
	test.setTimeout( 300_000 );
	await test.step( 'control: a page that holds the keyboard, and a stop under a header, are seen', () =>
		proveTabProblems( bare ) );
	for ( const { human, width } of [
		{ human: true, width: 1440 },
		{ human: false, width: 390 },
	] ) {
		const visitor = await browser.newContext( {
			baseURL: site.url,
			viewport: { width, height: 900 },
			reducedMotion: human ? 'no-preference' : 'reduce',
		} );
		follow( visitor );
		const page = await visitor.newPage();
		const own: Walked = new Map();
		for ( const path of MOVING ) {
			await test.step( `${ path } ${ width }`, async () => {
				await page.goto( path );
				await settled( page );
				expect.soft( await tabProblems( page, { human, walked: own } ), `${ path } ${ width }` ).toEqual( [] );
			} );
		}
		await visitor.close();
	}
} );
