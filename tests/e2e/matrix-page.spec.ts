/**
 * What visitors get of every block: without script, on narrow screens, right to
 * left, under a strict policy, in bytes.
 */
import AxeBuilder from '@axe-core/playwright';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { fixtures } from './support/blocks';
import { editorScripts, gzipped, pageBytes, scriptBytes } from '../../tools/bench/bytes.mjs';
import { settled } from './support/settled';
import { addSwitches } from './support/switches';

interface Budget {
	script: number;
	style: number;
	unused?: string[];
}

const budgets = JSON.parse( readFileSync( join( __dirname, '../bytes-budget.json' ), 'utf8' ) ) as Record< string, Budget > & { default: Budget };

test.beforeAll( async ( { site } ) => addSwitches( site ) );

const wholeText = () => ( document.querySelector< HTMLElement >( '.entry-content' )?.innerText ?? '' ).replace( /\s+/g, '' );

for ( const { name, slug, content } of fixtures ) {
	test.describe( name, () => {
		test( 'reads without script', async ( { published, page, browser } ) => {
			const url = await published( content, name );
			await page.goto( url );
			const texts = await page.locator( '.entry-content :is(h2, h3, h4, p, summary, figcaption, li, a)' ).evaluateAll( ( elements ) =>
				elements
					.filter( ( element ) => ! element.closest( '[aria-hidden="true"], [inert], dialog, template' ) && ! element.querySelector( 'p, li, a, h2, h3, h4' ) )
					.map( ( element ) => ( element.textContent ?? '' ).replace( /\s+/g, ' ' ).trim() )
					.filter( Boolean )
			);
			const context = await browser.newContext( { javaScriptEnabled: false } );
			const plain = await context.newPage();
			await plain.goto( url );
			const shown = await plain.evaluate( wholeText );
			// Open what opens without script.
			for ( const text of texts ) {
				// Without spaces: between parts that stand apart by style, what is shown has none.
				if ( ! shown.includes( text.replace( /\s+/g, '' ) ) ) {
					await expect.soft( plain.locator( '.entry-content details', { hasText: text } ).first(), `"${ text }" can be reached` ).toBeVisible();
				}
			}
			const lost = await plain.locator( '.entry-content img' ).evaluateAll( ( images ) => images.filter( ( image ) => ! image.checkVisibility( { opacityProperty: true, visibilityProperty: true } ) && ! image.closest( 'details:not([open])' ) ).length );
			expect.soft( lost, 'pictures that are hidden' ).toBe( 0 );
			await context.close();
		} );

		for ( const rtl of [ false, true ] ) {
			test( `is accessible and fits${ rtl ? ', right to left' : '' }`, async ( { published, page } ) => {
				const url = await published( content, name );
				for ( const width of [ 320, 1440 ] ) {
					await page.setViewportSize( { width, height: 900 } );
					await test.step( `at ${ width } px`, async () => {
						// Anew each time: what a page does by its first width, it does.
						await page.goto( `${ url }${ rtl ? '?rtl' : '' }` );
						await settled( page );
						expect.soft( await page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth ), `sideways overflow at ${ width } px` ).toBeLessThanOrEqual( 0 );
						const { violations } = await new AxeBuilder( { page } )
							.include( '.entry-content' )
							.options( { resultTypes: [ 'violations' ] } )
							.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice' ] )
							.disableRules( [ 'region', 'page-has-heading-one', 'heading-order' ] )
							// Without frames of other hosts there is nothing to be put together on a second page.
							.setLegacyMode()
							.analyze();
						expect.soft( violations.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( node ) => node.html ).join( ' · ' ) }` ), `violations at ${ width } px` ).toEqual( [] );
					} );
				}
			} );
		}

		test( 'runs under a strict policy', async ( { published, page } ) => {
			const violations: string[] = [];
			await page.exposeFunction( 'eidanViolation', ( text: string ) => violations.push( text ) );
			await page.addInitScript( () => {
				document.addEventListener( 'securitypolicyviolation', ( event ) => {
					void ( window as unknown as { eidanViolation: ( text: string ) => void } ).eidanViolation( `${ event.violatedDirective } ${ event.blockedURI } ${ event.sourceFile }:${ event.lineNumber } ${ event.sample }` );
				} );
			} );
			await page.goto( `${ await published( content, name ) }?csp` );
			await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
			await settled( page );
			expect( violations ).toEqual( [] );
		} );

		test( 'stays within its bytes', async ( { published, request } ) => {
			const url = await published( content, name );
			const get = async ( address: string ) => ( await request.get( new URL( address, url ).href ) ).text();
			const budget = budgets[ name ] ?? budgets[ slug ] ?? budgets.default;
			const { script, style, parts } = await pageBytes( await get( url ), get, budget.unused );
			test.info().annotations.push( { type: 'bytes', description: JSON.stringify( { script, style, parts } ) } );
			expect.soft( script, `script: ${ JSON.stringify( parts ) }` ).toBeLessThanOrEqual( budget.script );
			expect.soft( style, `style: ${ JSON.stringify( parts ) }` ).toBeLessThanOrEqual( budget.style );
		} );
	} );
}

test( 'a page without our blocks carries nothing of ours', async ( { visit, request, page } ) => {
	const url = await visit( '<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->' );
	const get = async ( address: string ) => ( await request.get( new URL( address, url ).href ) ).text();
	expect( await pageBytes( await get( url ), get ) ).toEqual( { script: 0, style: 0, parts: {} } );
	expect( await page.content() ).not.toContain( 'plugins/eidan' );
} );

test( 'one page with every block stays within its bytes', async ( { published, request } ) => {
	const url = await published( fixtures.map( ( { content } ) => content ).join( '\n\n' ), 'Every block' );
	const get = async ( address: string ) => ( await request.get( new URL( address, url ).href ) ).text();
	const { script, style, parts } = await pageBytes( await get( url ), get, budgets[ '*' ]?.unused );
	expect.soft( script, JSON.stringify( parts ) ).toBeLessThanOrEqual( budgets[ '*' ]!.script );
	expect.soft( style, JSON.stringify( parts ) ).toBeLessThanOrEqual( budgets[ '*' ]!.style );
} );

const build = join( __dirname, '../../build' );
const sum = ( parts: Record< string, number > ) => Object.values( parts ).reduce( ( total, bytes ) => total + bytes, 0 );
/** Scripts of screens, by the name of their budget. */
const screens = [ 'settings', 'deactivation', 'attribution-report' ];

test( 'the editor scripts of all blocks stay within their bytes', () => {
	const parts = scriptBytes( build, editorScripts( build ) );
	expect( sum( parts ), JSON.stringify( parts ) ).toBeLessThanOrEqual( budgets.editor!.script );
} );

for ( const screen of screens ) {
	test( `the script of the screen ${ screen } stays within its bytes`, () => {
		const parts = scriptBytes( build, [ screen ] );
		expect.soft( sum( parts ), JSON.stringify( parts ) ).toBeLessThanOrEqual( budgets[ screen ]!.script );
		expect.soft( gzipped( readFileSync( join( build, `${ screen }.css` ), 'utf8' ) ) ).toBeLessThanOrEqual( budgets[ screen ]!.style );
	} );
}

test( 'every script of the build is counted somewhere', () => {
	// Those of the page are counted on pages, by tests of the attribution.
	const counted = Object.keys( scriptBytes( build, [ ...editorScripts( build ), ...screens, 'attribution', 'analytics' ] ) );
	const built = readdirSync( build, { recursive: true, encoding: 'utf8' } ).filter( ( file ) => /^(?!view\/).*\.js$/.test( file ) && ! /\/view\.js$/.test( file ) );
	expect( built.filter( ( file ) => ! counted.includes( file ) ) ).toEqual( [] );
} );
