/**
 * Every fixture has the same boxes as in Chromium, on a wide screen and on a narrow one.
 */
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { onlyInside } from '../e2e/support/blocks';
import type { View } from '../e2e/support/canvas/parts';
import { publish, sheetMarkup, sheets } from '../e2e/support/sheets';
import { compare, DIFFERS, look, prepare, tolerance, viewOf } from './boxes';
import type { Driver } from './driver';
import { expect, test } from './fixtures';

// With motion, boxes would have no fixed place.
test.use( { lessMotion: true } );
test.describe.configure( { timeout: 180_000 } );

/** Widths of the window. WebKitGTK's is never narrower than 447 px, and Chromium's then gets the same width. */
const WIDTHS = [ 1440, 390 ];

const HEIGHT = 900;

/** Opens an address in both browsers, with the first width. */
const openBoth = async ( url: string, driver: Driver, page: Page ): Promise< View > => {
	const other = viewOf( driver );
	await driver.size( WIDTHS[ 0 ]!, HEIGHT );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await Promise.all( [ driver.open( url ), page.goto( url ) ] );
	await Promise.all( [ prepare( other ), prepare( page ) ] );
	return other;
};

test( 'control: the check finds a box that is moved, too narrow or missing, and a tile as wide as a letter', async ( {
	site,
	page,
	driver,
}, { project } ) => {
	const [ url = '' ] = await publish( site, [ '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' ] );
	const other = await openBoth( url, driver, page );
	expect(
		await driver.run( () =>
			[ '(prefers-reduced-motion: reduce)', '(hover: hover)' ].filter(
				( query ) => ! matchMedia( query ).matches
			)
		),
		'the engine has a mouse, and a user who asks for less motion'
	).toEqual( [] );
	const show = async ( view: View, style = '' ) => {
		await view.evaluate( ( css ) => {
			document.body.innerHTML = `<section class="eidan-fixture-x"><div class="wp-block-eidan-x"><h2 style="${ css }">Words</h2><div class="eidan-x__tile" style="inline-size:12em;${ css }">A tile of <span class="eidan-x__title">some words</span> in two lines</div></div></section>`;
		}, style );
		return look( view );
	};
	const chromium = await show( page );
	expect( chromium.parts.x!.map( ( { name } ) => name ) ).toEqual( [
		'wp-block-eidan-x',
		'h2',
		'eidan-x__tile',
		'eidan-x__title',
	] );
	expect( chromium.words.x!.map( ( { lines } ) => lines ) ).toEqual( [ 1, 2 ] );
	const seen = async ( style: string ) =>
		compare( await show( other, style ), chromium, 'x', project.name ).join( '\n' );
	expect( await seen( '' ) ).toBe( '' );
	const least = tolerance( 0 );
	expect( await seen( `position:relative;left:${ least - 1 }px` ) ).toBe( '' );
	expect( await seen( `position:relative;left:${ least + 1 }px` ) ).toMatch( /h2: left[^]*tile: left/ );
	expect( await seen( 'display:none' ) ).toMatch( /h2 is not in/ );
	// One more line may move boxes by its height only. A change of width is found although there are more lines.
	expect( await seen( 'padding-block-end:1.2lh' ) ).toMatch( /tile: [^\n]*height/ );
	expect( await seen( 'inline-size:1ch;overflow-wrap:anywhere' ) ).toMatch(
		/takes \d+ lines, Chromium 2[^]*tile: [^\n]*width \d+, Chromium \d+; height/
	);
} );

for ( const sheet of sheets ) {
	test( `${ sheet.name }: the boxes of Chromium`, async ( { site, page, driver }, info ) => {
		const { name: engine } = info.project;
		const wanted = sheet.fixtures.filter( ( { slug } ) => ! onlyInside.has( slug ) );
		const [ url = '' ] = await publish( site, [ sheetMarkup( wanted ) ] );
		const other = await openBoth( url, driver, page );
		const found: Record< string, string[] > = {};
		const differing = new Set< string >();
		let boxes = 0;
		for ( const width of WIDTHS ) {
			await driver.size( width, HEIGHT );
			const size = await driver.run( () => ( {
				width: document.documentElement.clientWidth,
				height: innerHeight,
			} ) );
			await page.setViewportSize( size );
			const [ there, chromium ] = await Promise.all( [ look( other ), look( page ) ] );
			for ( const { name } of wanted ) {
				boxes += chromium.parts[ name ]?.length ?? 0;
				const named = DIFFERS[ engine ]?.[ name ];
				const unnamed = compare( there, chromium, name, engine );
				const differ = named ? compare( there, chromium, name, engine, named ) : unnamed;
				if ( unnamed.length ) {
					differing.add( name );
				}
				( found[ name ] ??= [] ).push(
					...differ.map( ( difference ) => `${ size.width } px: ${ difference }` )
				);
				if ( differ.length ) {
					const path = info.outputPath( `${ name }-${ size.width }.png` );
					writeFileSync( path, await driver.screenshot( `.eidan-fixture-${ name }` ) );
					await info.attach( `${ name } in ${ engine } at ${ size.width } px`, { path } );
				}
			}
		}
		expect( boxes, 'parts' ).toBeGreaterThan( 0 );
		for ( const { name } of wanted ) {
			expect.soft( found[ name ], name ).toEqual( [] );
			expect
				.soft( ! DIFFERS[ engine ]?.[ name ] || differing.has( name ), `${ name } is named and does differ` )
				.toBe( true );
		}
	} );
}
