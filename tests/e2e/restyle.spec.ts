/**
 * What a script adds to a page is styled alone. One careless selector (`:has()` in a place where every element could
 * match) makes the browser style all elements of the page again with each change: a tenth of a second on a phone.
 *
 * @group slow
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { publish, sheetMarkup, sheets } from './support/sheets';

/** The part of the page that one added element may have styled: itself, those around it, and what is beside it. */
const MOST = 1 / 4;

const PLAIN =
	'<!-- wp:group {"anchor":"plain"} --><div class="wp-block-group" id="plain"><!-- wp:paragraph --><p>Plain</p><!-- /wp:paragraph --></div><!-- /wp:group -->';

/** Adds an element, and counts the elements that the browser styles for it. */
async function styled( browser: Browser, page: Page, where: string ) {
	await browser.startTracing( page, { categories: [ 'devtools.timeline' ] } );
	await page.evaluate( ( selector ) => {
		const place = document.querySelector( selector );
		// Of what was pending before.
		void document.body.offsetHeight;
		place?.append( document.createElement( 'b' ) );
		void document.body.offsetHeight;
	}, where );
	const trace = JSON.parse( `${ await browser.stopTracing() }` ) as {
		traceEvents: { name: string; args: { elementCount?: number } }[];
	};
	const counts = trace.traceEvents.flatMap( ( { name, args } ) =>
		name === 'UpdateLayoutTree' && args.elementCount !== undefined ? [ args.elementCount ] : []
	);
	expect( counts.length, 'the browser tells what it styles' ).toBeGreaterThan( 0 );
	return counts.at( -1 );
}

for ( const sheet of sheets.filter( ( { isBase } ) => isBase ) ) {
	test( `${ sheet.name }: an added element does not style the whole page again`, async ( {
		site,
		page,
		browser,
	} ) => {
		const [ url = '' ] = await publish( site, [
			`${ PLAIN }${ sheetMarkup( sheet.fixtures ) }${ PLAIN.replaceAll( 'plain', 'plain-2' ) }`,
		] );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( url );
		const all = await page.evaluate( () => document.querySelectorAll( '*' ).length );
		for ( const where of [ '#plain', '#plain-2', 'body' ] ) {
			expect( await styled( browser, page, where ), `${ where }, of ${ all }` ).toBeLessThan( MOST * all );
		}
	} );
}
