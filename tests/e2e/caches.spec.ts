/**
 * Real page caches and optimisers: Autoptimize with everything on behind WP Super Cache, then W3 Total Cache. Every
 * block starts, looks as it does without them, and a page from the cache goes on loading. One site for all: they are
 * switched on one after the other.
 *
 * @group slow
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { logIn } from './setup/global';
import { fixtures } from './support/blocks';
import { HIGH, pagesOfMost } from './support/most';
import { folderOf, needPlugins } from './support/needs';
import { lay, switchOff, switchOn } from './support/neighbours';
import { isKept } from './support/page-caches';
import { follow, settled } from './support/settled';
import { publish, sheetMarkup } from './support/sheets';
import { startedIn } from './support/started';
import { addSwitches } from './support/switches';

const OPTIMISER = [ 'autoptimize', 'autoptimize.php' ] as const;
const CACHE = [ 'wp-super-cache', 'wp-cache.php' ] as const;
const TOTAL = [ 'w3-total-cache', 'w3-total-cache.php' ] as const;
const PHP = `require_once ${ JSON.stringify( join( __dirname, 'support', 'page-caches.php' ) ) };`;

/** What a page is: what each fixture has started, and heights of the fixtures in CSS pixels. */
interface Looks {
	started: Record< string, string >;
	heights: Record< string, number >;
}

/** Pages with all blocks, and one with images in sliders and galleries. */
const BLOCKS = pagesOfMost().map( ( list ) => sheetMarkup( list ) );
const IMAGES = sheetMarkup(
	fixtures.filter( ( { name } ) =>
		/^(image-gallery(__slider)?|portfolio-slider|swapping-image-gallery)$/.test( name )
	)
);
const LIST =
	'<!-- wp:eidan/blog-list {"anchor":"day","query":{"perPage":2},"pagination":"load-more","elements":["title"]} /-->';

const file = ( [ slug, main ]: readonly [ string, string ] ) => `${ slug }/${ main }`;

/** Opens a page with fixtures in a window that is higher than it, without typefaces. */
const looksOf = async ( page: Page, url: string ): Promise< Looks > => {
	await page.route( /\.woff2/, ( route ) => route.abort() );
	await page.setViewportSize( HIGH );
	await page.goto( url );
	await settled( page );
	const heights = await page.evaluate( () =>
		Object.fromEntries(
			[ ...document.querySelectorAll< HTMLElement >( '[class*="eidan-fixture-"]' ) ].map( ( section ) => [
				section.className.match( /eidan-fixture-(\S+)/ )![ 1 ]!,
				section.offsetHeight,
			] )
		)
	);
	return { started: await startedIn( page ), heights };
};

/** One site for all tests of this file, with a demo, and pages that were looked at before an optimiser was on. */
const test = base.extend< object, { plain: { blocks: Record< string, Looks >; images: string; list: string } } >( {
	site: [
		async ( {}, use ) => {
			const { startSite } = await import( '../../tools/site/site.mjs' );
			const { BARE_PARTS } = await import( '../../tools/site/bare.mjs' );
			const site = await startSite( {
				name: 'e2e-caches',
				port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 62,
				seed: `${ PHP } Eidan\\Tests\\PageCaches\\mark(); wp_set_current_user( 1 ); ${ BARE_PARTS } Eidan\\Demo\\Importer::import( true );`,
				reset: true,
			} );
			try {
				await use( site as never );
			} finally {
				await site.stop();
			}
		},
		{ scope: 'worker' },
	],
	plain: [
		async ( { site, browser }, use ) => {
			await addSwitches( site );
			const [ images = '', list = '', ...urls ] = await publish( site, [ IMAGES, LIST, ...BLOCKS ] );
			const context = await browser.newContext();
			follow( context );
			const page = await context.newPage();
			const blocks: Record< string, Looks > = {};
			for ( const url of urls ) {
				blocks[ url ] = await looksOf( page, url );
			}
			await context.close();
			await use( { blocks, images, list } );
		},
		{ scope: 'worker' },
	],
} );

// One site for all.
test.describe.configure( { mode: 'default' } );

/** Every page with blocks is kept, and starts and looks as it did. */
const sameAs = async ( page: Page, blocks: Record< string, Looks >, mark: RegExp ) => {
	for ( const [ url, looks ] of Object.entries( blocks ) ) {
		// The first answer is put into the cache.
		await expect.poll( () => isKept( page.request, url ), url ).toBe( true );
		const now = await looksOf( page, url );
		expect( await page.content() ).toMatch( mark );
		expect( now ).toEqual( looks );
	}
};

/** Images that a visitor sees, not clipped by a slider, and that are not there: none, or an optimiser's placeholder. */
const missing = ( page: Page ) =>
	page.locator( '.entry-content img, dialog[open] img' ).evaluateAll( async ( images: HTMLImageElement[] ) => {
		const seen = await new Promise< IntersectionObserverEntry[] >( ( resolve ) => {
			const observer = new IntersectionObserver( ( entries ) => {
				observer.disconnect();
				resolve( entries );
			} );
			images.forEach( ( image ) => observer.observe( image ) );
		} );
		return seen
			.filter(
				( { isIntersecting, target } ) =>
					isIntersecting && target.checkVisibility( { opacityProperty: true, visibilityProperty: true } )
			)
			.map( ( { target } ) => target as HTMLImageElement )
			.filter( ( { currentSrc, naturalWidth } ) => ! naturalWidth || currentSrc.startsWith( 'data:' ) )
			.map( ( { outerHTML } ) => outerHTML );
	} );

/** Goes through sliders and galleries whose images come by `data-src`, and opens one large. */
const leafThrough = async ( page: Page, url: string ) => {
	expect( await ( await page.request.get( url ) ).text() ).toMatch( /<img[^>]*\sdata-src=/ );
	await page.goto( url );
	await settled( page );
	for ( const section of await page.locator( '[class*="eidan-fixture-"]' ).all() ) {
		await section.scrollIntoViewIfNeeded();
		const next = section.getByRole( 'button', { name: 'Next' } ).first();
		for ( let slide = 0; slide < 6 && ( await next.isVisible() ) && ( await next.isEnabled() ); slide++ ) {
			await next.click();
		}
		await expect.poll( () => missing( page ) ).toEqual( [] );
	}
	await page.locator( '.eidan-gallery a' ).first().click();
	await expect( page.locator( 'dialog[open] img' ).first() ).toBeVisible();
	await expect.poll( () => missing( page ) ).toEqual( [] );
};

/** Loads more on a page from the cache. Returns status and `Cache-Control` of each answer that the page asked for. */
const moreOf = async ( page: Page, url: string ) => {
	// Asked outside the page: a browser answers with headers of its own cache.
	expect( await isKept( page.request, url ) ).toBe( true );
	await page.goto( url );
	const asked: string[] = [];
	page.on( 'response', ( answer ) => {
		if ( answer.url().includes( 'get-posts' ) ) {
			asked.push( `${ answer.status() } ${ answer.headers()[ 'cache-control' ] }` );
		}
	} );
	await page.locator( '.eidan-list__more' ).click();
	await expect( page.locator( '.eidan-list__item' ) ).toHaveCount( 4 );
	return asked;
};

/** What the tests of a group have on. */
interface Optimisers {
	plugins: ( readonly [ slug: string, main: string ] )[];
	/** PHP that sets them up as they are on their owners' sites. */
	setUp: string;
}

/**
 * Has these plugins on, and no other, for the tests of this `describe`, whichever of them runs. The pages were looked
 * at before.
 */
const beside = ( { plugins, setUp }: Optimisers, others: Optimisers[ 'plugins' ] ) => {
	needPlugins( ...plugins.map( ( [ slug ] ) => slug ) );

	test.beforeAll( async ( { site, plain } ) => {
		expect( plain.images ).toBeTruthy();
		plugins.forEach( ( [ slug ] ) => lay( site, slug, folderOf( slug ) ) );
		await switchOff( site as never, others.map( file ) );
		expect( await switchOn( site as never, plugins.map( file ) ) ).toEqual( [] );
		await site.php( `${ PHP } Eidan\\Tests\\PageCaches\\no_cache(); ${ setUp }` );
	} );
};

test.describe( () => {
	beside(
		{
			plugins: [ OPTIMISER, CACHE ],
			setUp: `Eidan\\Tests\\PageCaches\\optimise(); Eidan\\Tests\\PageCaches\\cache( WP_PLUGIN_DIR . '/${ CACHE[ 0 ] }' );`,
		},
		[ TOTAL ]
	);

	test( 'autoptimize: every block starts and looks the same, optimised and from WP Super Cache', async ( {
		page,
		plain,
		allowErrors,
	} ) => {
		allowErrors( /\.woff2/ );
		await sameAs( page, plain.blocks, /cache\/autoptimize\// );
	} );

	test( 'autoptimize: images that are loaded by `data-src` come in sliders, galleries and the lightbox', async ( {
		page,
		plain,
	} ) => leafThrough( page, plain.images ) );

	test( 'wp-super-cache: a page that was kept for a day loads more, for visitors and for who is logged in', async ( {
		site,
		page,
		browser,
		plain,
		allowErrors,
	} ) => {
		const member = await ( await browser.newContext( { storageState: await logIn( site.url ) } ) ).newPage();
		for ( const each of [ page, member ] ) {
			await each.goto( plain.list );
		}
		await site.php( `${ PHP } Eidan\\Tests\\PageCaches\\a_day_later();` );
		// A nonce that is too old is refused once and renewed.
		allowErrors( /403/ );
		expect( await moreOf( page, plain.list ) ).toEqual( [ '200 public, max-age=60, stale-while-revalidate=60' ] );
		const [ first, ...rest ] = await moreOf( member, plain.list );
		expect( first ).toContain( '403 ' );
		expect( rest ).toEqual( [ expect.stringMatching( /^200 .*no-store/ ) ] );
		await member.context().close();
	} );
} );

test.describe( () => {
	beside( { plugins: [ TOTAL ], setUp: 'Eidan\\Tests\\PageCaches\\total_cache();' }, [ OPTIMISER, CACHE ] );

	test( 'w3-total-cache: every block starts and looks the same, minified and from the cache', async ( {
		page,
		plain,
		allowErrors,
	} ) => {
		allowErrors( /\.woff2/ );
		await sameAs( page, plain.blocks, /w3tc_minify=|cache\/minify\// );
	} );

	test( 'w3-total-cache: images that are loaded by `data-src` come in sliders, galleries and the lightbox', async ( {
		page,
		plain,
	} ) => leafThrough( page, plain.images ) );

	test( 'w3-total-cache: a page that was kept for a day loads more', async ( { site, page, plain } ) => {
		await page.goto( plain.list );
		await site.php( `${ PHP } Eidan\\Tests\\PageCaches\\a_day_later();` );
		expect( await moreOf( page, plain.list ) ).toEqual( [ expect.stringMatching( /^200 / ) ] );
	} );
} );
