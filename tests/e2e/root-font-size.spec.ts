/**
 * Themes whose `1rem` is ten pixels (`html { font-size: 62.5% }`): blocks have the sizes that they have elsewhere.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { mustUse } from './support/must-use';
import { finishAnimations, settled } from './support/settled';
import { SECTION, baseSheets, publish, sectioned, sheetMarkup } from './support/sheets';

/** In pixels: sizes of images and words are rounded. */
const TOLERANCE = 1;

const SUPPORT = join( __dirname, 'support' );
const SWITCH = readFileSync( join( SUPPORT, 'theme-of-address.php' ), 'utf8' ).replaceAll(
	'EIDAN_TEST_THEMES',
	JSON.stringify( join( SUPPORT, 'themes' ) )
);

/** Runs in the page. */
const measure = ( selector: string ) =>
	[ ...document.querySelectorAll< HTMLElement >( selector ) ].flatMap( ( section ) =>
		[ ...section.querySelectorAll< HTMLElement >( '[class*="eidan-"]' ) ]
			.filter(
				( part ) =>
					part.checkVisibility() &&
					// The spinner goes, sooner or later.
					! part.closest( 'template, dialog, .wp-block-eidan-page-spinner' )
			)
			.map( ( part ) => {
				const { width, height } = part.getBoundingClientRect();
				return {
					what: `${ section.dataset.fixture }: ${ part.className }`,
					size: [ width, height, parseFloat( getComputedStyle( part ).fontSize ) ],
				};
			} )
	);

const sizes = async ( page: Page, address: string ) => {
	await page.goto( address );
	await sectioned( page );
	// Scripts start when somebody is near.
	await page.setViewportSize( { width: 1440, height: 20_000 } );
	await settled( page );
	await finishAnimations( page );
	return page.evaluate( measure, SECTION );
};

for ( const { name, fixtures } of baseSheets.filter( ( sheet ) => ! sheet.name.includes( '@shop' ) ) ) {
	test( `blocks have their size in a theme whose 1rem is ten pixels: ${ name } @slow`, async ( { page, site } ) => {
		await page.route( '**/ten-pixels/style.css*', ( route ) =>
			route.fulfill( { path: join( SUPPORT, 'themes/ten-pixels/style.css' ) } )
		);
		await site.php( mustUse( 'eidan-theme-of-address.php', SWITCH ) );
		const [ address = '' ] = await publish( site, [ sheetMarkup( fixtures ) ] );
		const usual = await sizes( page, `${ address }?test-theme=classic` );
		const small = await sizes( page, `${ address }?test-theme=ten-pixels` );
		expect( await page.evaluate( () => getComputedStyle( document.documentElement ).fontSize ) ).toBe( '10px' );
		expect( usual.length ).toBeGreaterThan( 20 );
		expect( small.map( ( { what } ) => what ) ).toEqual( usual.map( ( { what } ) => what ) );
		expect(
			usual.flatMap( ( { what, size }, index ) => {
				const other = small[ index ]?.size ?? [];
				return size.some( ( value, at ) => Math.abs( value - ( other[ at ] ?? 0 ) ) > TOLERANCE )
					? [
							`${ what }: ${ size.map( Math.round ).join( ' ' ) } → ${ other.map( Math.round ).join( ' ' ) }`,
						]
					: [];
			} )
		).toEqual( [] );
	} );
}
