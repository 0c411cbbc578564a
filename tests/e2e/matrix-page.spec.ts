/**
 * What visitors get of every block: without script, on narrow screens, in right-to-left languages, under a strict
 * content security policy, and in bytes.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { blockSets } from './support/blocks';
import { byBlock, editorScripts, gzipped, pageBytes, scriptBytes } from '../../tools/bench/bytes.mjs';
import { overBudget, type Budget } from './support/bytes';
import { emptyFixtures, SHOWS_NOTHING, textsOf, tooWide, violationsOf } from './support/looks';
import { watchPolicy } from './support/policy';
import { finishAnimations, settled } from './support/settled';
import { publish, sectioned, sheetMarkup, sheets } from './support/sheets';
import { mistakesOf } from './support/valid-html';

const budgets = JSON.parse( readFileSync( join( __dirname, '../bytes-budget.json' ), 'utf8' ) ) as Record<
	string,
	Budget
> & { default: Budget };

for ( const sheet of sheets ) {
	test( `${ sheet.name }: accessible, not too wide, under a strict policy, readable without script`, async ( {
		site,
		page,
		context,
		browser,
		allowErrors,
	} ) => {
		const against = await watchPolicy( context );
		// Infinite lists must not grow, as the page is compared with the one that was loaded without script.
		await context.route( /get-posts/, ( route ) => route.abort() );
		allowErrors( /get-posts/ );
		const [ url = '' ] = await publish( site, [ sheetMarkup( sheet.fixtures ) ] );
		let texts: Record< string, string[] > = {};
		let html = '';
		for ( const rtl of sheet.isBase ? [ false, true ] : [ false ] ) {
			for ( const width of [ 320, 1440 ] ) {
				const at = `at ${ width } px${ rtl ? ', right to left' : '' }`;
				await test.step( at, async () => {
					await page.setViewportSize( { width, height: 900 } );
					// Load the page again for each width, as blocks may do something only for the width at the start.
					const response = await page.goto( `${ url }?csp${ rtl ? '&rtl' : '' }` );
					html = ( await response?.text() ) ?? '';
					await settled( page );
					await sectioned( page );
					expect.soft( await tooWide( page ), `wider than the screen ${ at }` ).toEqual( [] );
					// Two empty fixtures would be equal in every comparison, so first check that there is something to
					// see.
					expect
						.soft(
							( await emptyFixtures( page ) ).filter( ( name ) => ! ( name in SHOWS_NOTHING ) ),
							`nothing to see ${ at }`
						)
						.toEqual( [] );
					texts = await textsOf( page );
					await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
					await settled( page );
					expect.soft( against, `against the policy ${ at }` ).toEqual( [] );
					await page.evaluate( () => window.scrollTo( 0, 0 ) );
					// Wait for what appears or disappears because of the scroll position.
					await settled( page );
					await finishAnimations( page );
					expect.soft( await violationsOf( page ), `violations ${ at }` ).toEqual( [] );
					against.length = 0;
				} );
			}
		}
		await test.step( 'valid HTML', async () => expect.soft( await mistakesOf( html ) ).toEqual( [] ) );
		await test.step( 'without script', async () => {
			const plain = await browser.newPage( { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } } );
			// Use the same HTML as with script. Loaded again, lists could show items that other tests have published
			// since then.
			await plain.route( url, ( route ) =>
				route.fulfill( { body: html, contentType: 'text/html; charset=utf-8' } )
			);
			await plain.goto( url );
			await sectioned( plain );
			expect
				.soft( await emptyFixtures( plain ), 'nothing to see' )
				.toEqual( sheet.fixtures.map( ( { name } ) => name ).filter( ( name ) => name in SHOWS_NOTHING ) );
			expect( Object.keys( texts ).sort() ).toEqual( sheet.fixtures.map( ( { name } ) => name ).sort() );
			for ( const { name } of sheet.fixtures ) {
				const section = plain.locator( `[data-fixture="${ name }"]` );
				// Compare without spaces: parts that are separated only by styles have no spaces between them.
				const bare = ( words: string ) => words.replace( /\s+/g, '' );
				const shown = bare( await section.evaluate( ( element: HTMLElement ) => element.innerText ) );
				for ( const text of texts[ name ] ?? [] ) {
					if ( ! shown.includes( bare( text ) ) ) {
						// Open what can be opened without script.
						await expect
							.soft(
								section.locator( 'details', { hasText: text } ).first(),
								`${ name }: "${ text }" can be reached`
							)
							.toBeVisible();
					}
				}
				const lost = await section
					.locator( 'img' )
					.evaluateAll(
						( images ) =>
							images.filter(
								( image ) =>
									! image.checkVisibility( { opacityProperty: true, visibilityProperty: true } ) &&
									! image.closest( 'details:not([open])' )
							).length
					);
				expect.soft( lost, `${ name }: pictures that are hidden` ).toBe( 0 );
			}
			await plain.close();
		} );
	} );
}

for ( const { fixtures, tag } of blockSets ) {
	test( `every block stays within its bytes, on a page by itself and on one with all of them${ tag }`, async ( {
		site,
		request,
	} ) => {
		const files = new Map< string, Promise< string > >();
		const text = async ( address: string ) => ( await request.get( new URL( address, site.url ).href ) ).text();
		const get = ( address: string ) => {
			const file = files.get( address ) ?? text( address );
			files.set( address, file );
			return file;
		};
		const [ all = '', ...pages ] = await publish( site, [
			fixtures.map( ( { content } ) => content ).join( '\n\n' ),
			...fixtures.map( ( { content } ) => content ),
		] );
		const check = async ( name: string, address: string, budget: Budget ) => {
			const found = await pageBytes( await text( address ), get, budget.unused );
			test.info().annotations.push( { type: 'bytes', description: `${ name }: ${ JSON.stringify( found ) }` } );
			expect.soft( overBudget( found, budget ), `${ name }: ${ JSON.stringify( found.parts ) }` ).toEqual( [] );
		};
		for ( const [ index, { name, slug } ] of fixtures.entries() ) {
			await check( name, pages[ index ]!, budgets[ name ] ?? budgets[ slug ] ?? budgets.default );
		}
		await check( 'one page with every block', all, budgets[ `*${ tag.trim() }` ]! );
	} );
}

test( 'a page without our blocks carries nothing of ours', async ( { visit, request, page } ) => {
	const url = await visit( '<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->' );
	const get = async ( address: string ) => ( await request.get( new URL( address, url ).href ) ).text();
	expect( await pageBytes( await get( url ), get ) ).toEqual( { script: 0, style: 0, parts: {} } );
	expect( await page.content() ).not.toContain( 'plugins/eidan' );
} );

const build = join( __dirname, '../../build' );
const sum = ( parts: Record< string, number > ) =>
	Object.values( parts ).reduce( ( total, bytes ) => total + bytes, 0 );
/** Scripts of admin screens, by the name of their budget. */
const screens = [ 'settings', 'start', 'deactivation', 'attribution-report', 'order' ];

// Each block has its own budget. One budget for all could be used up by any block and would not show which one grew.
test( 'the editor scripts stay within their bytes: what blocks share, and the own one of each block', () => {
	const { shared = 0, ...own } = byBlock( scriptBytes( build, editorScripts( build ) ) );
	expect.soft( shared, 'what blocks share' ).toBeLessThanOrEqual( budgets.editor!.script );
	expect( Object.keys( own ) ).not.toEqual( [] );
	for ( const [ slug, bytes ] of Object.entries( own ) ) {
		expect.soft( bytes, slug ).toBeLessThanOrEqual( budgets[ slug ]?.editor ?? budgets.default.editor! );
	}
} );

for ( const screen of screens ) {
	test( `the script of the screen ${ screen } stays within its bytes`, () => {
		const parts = scriptBytes( build, [ screen ] );
		expect.soft( sum( parts ), JSON.stringify( parts ) ).toBeLessThanOrEqual( budgets[ screen ]!.script );
		expect
			.soft( gzipped( readFileSync( join( build, `${ screen }.css` ), 'utf8' ) ) )
			.toBeLessThanOrEqual( budgets[ screen ]!.style );
	} );
}

test( 'what is printed inside the page to place a masonry stays within its bytes', () => {
	expect( sum( scriptBytes( build, [ 'masonry' ] ) ) ).toBeLessThanOrEqual( budgets.masonry!.script );
} );

for ( const name of [ 'quantity', 'select', 'swatches', 'gallery', 'sticky' ].map( ( part ) => `shop-${ part }` ) ) {
	test( `${ name } stays within its bytes, beside what it shares with others`, () => {
		expect
			.soft( gzipped( readFileSync( join( build, `view/${ name }.js` ), 'utf8' ) ) )
			.toBeLessThanOrEqual( budgets[ name ]!.script );
		expect
			.soft( gzipped( readFileSync( join( build, `styles/${ name }.css` ), 'utf8' ) ) )
			.toBeLessThanOrEqual( budgets[ name ]!.style );
	} );
}

for ( const name of [ 'groups/kit', 'groups/cart', 'groups/product', 'groups/slider', 'view/near' ] ) {
	test( `${ name } stays within its bytes`, () => {
		expect( gzipped( readFileSync( join( build, `${ name }.js` ), 'utf8' ) ) ).toBeLessThanOrEqual(
			budgets[ name ]!.script
		);
	} );
}

for ( const name of [ 'swatch-terms', 'first-block' ] ) {
	test( `the script \`${ name }\` of a screen stays within its bytes`, () => {
		expect( sum( scriptBytes( build, [ name ] ) ) ).toBeLessThanOrEqual( budgets[ name ]!.script );
	} );
}

test( 'every script of the build is counted somewhere', () => {
	// Scripts for visitors are counted on pages and by their groups, and by the tests of the attribution.
	const counted = Object.keys(
		scriptBytes( build, [
			...editorScripts( build ),
			...screens,
			'attribution',
			'analytics',
			'masonry',
			'swatch-terms',
			'first-block',
		] )
	);
	const built = readdirSync( build, { recursive: true, encoding: 'utf8' } ).filter(
		( file ) => /^(?!view\/|groups\/).*\.js$/.test( file ) && ! /\/view\.js$/.test( file )
	);
	expect( built.filter( ( file ) => ! counted.includes( file ) ) ).toEqual( [] );
} );
