/**
 * What lies under the pointer, at rest and after opening, on wide screens and narrow ones.
 */
import { expect, test } from './fixtures';
import { undrawn } from './support/hands/drawn';
import { coveredAbove, coveredOpened } from './support/hands/opened';
import { clicked, covered, pressable } from './support/hands/pointer';
import { finishAnimations, settled } from './support/settled';
import { publish, SECTION, sectioned, sheetMarkup, sheets } from './support/sheets';

test( 'control: the check finds words and controls that something else covers', async ( { page } ) => {
	const card = ( style: string ) =>
		`<section data-fixture="x"><p>Words <a href="#x">A link</a></p><div style="position:absolute;${ style }"></div></section>`;
	await page.setContent( card( 'inset:0;opacity:0' ) );
	expect( await covered( page, SECTION ) ).toHaveLength( 3 );
	await page.setContent( card( 'inset:0;opacity:0;pointer-events:none' ) );
	expect( await covered( page, SECTION ) ).toEqual( [] );
	// Something visible lies over the controls, and gets the press instead of them.
	const layer = card( 'inset:0;background:#fff' );
	await page.setContent( layer );
	expect( await covered( page, SECTION ) ).toHaveLength( 3 );
	expect( ( await clicked( page, SECTION ) ).missed ).toHaveLength( 1 );
	// A link that covers its card belongs to the card. A link that covers another card does not.
	const stretched = ( className: string ) =>
		`<style>.over{position:relative}.over a::after{content:"";position:absolute;inset:0}</style><section data-fixture="x"><p>Words</p><div class="${ className }" style="margin-block-start:-4rem;padding-block:4rem"><p>Own words</p><h2><a href="#x">A link</a></h2></div></section>`;
	await page.setContent( stretched( 'over' ) );
	expect( ( await covered( page, SECTION ) ).join() ).toMatch( /“Words”/ );
	expect( await covered( page, SECTION ) ).toHaveLength( 1 );
	expect( await clicked( page, SECTION ) ).toEqual( { count: 1, missed: [] } );
	// Two panels are in the same place, and the closed one lies on top.
	const panel = ( name: string ) =>
		`<details style="display:contents"><summary>${ name }</summary><p style="grid-area:2/1"><a href="#${ name }">${ name }</a></p></details>`;
	await page.setContent(
		`<style>details::details-content{grid-area:2/1;content-visibility:visible;min-block-size:4rem}details:not([open])::details-content{opacity:0}</style><section data-fixture="x" style="display:grid">${ panel( 'One' ) }${ panel( 'Two' ) }</section>`
	);
	expect( ( await coveredOpened( page, SECTION ) ).length ).toBeGreaterThan( 0 );
} );

test( 'control: the check knows whether there is anything to click', async ( { page } ) => {
	const count = async ( html: string ) => {
		await page.setContent( `<section data-fixture="x">${ html }</section>` );
		return pressable( page, SECTION );
	};
	for ( const html of [
		'<a href="#x">A link</a>',
		'<button>Press</button>',
		'<input aria-label="Name">',
		'<details><summary>More</summary></details>',
	] ) {
		expect( await count( html ), html ).toBe( 1 );
	}
	for ( const html of [
		'<p>Words</p>',
		'<button disabled>Press</button>',
		'<div hidden><a href="#x">A link</a></div>',
	] ) {
		expect( await count( html ), html ).toBe( 0 );
	}
} );

test( 'control: what is wrong in something that opens above the page is found', async ( { page } ) => {
	const looks = async ( layer: string, press = 'showModal' ) => {
		await page.setContent(
			`<section data-fixture="x"><button class="opener" onclick="this.nextElementSibling.${ press }()">Open</button><dialog class="box" style="position:fixed"><p>Words</p><button>Press</button>${ layer }</dialog></section>`
		);
		return coveredAbove( page, SECTION, [ { opener: '.opener', opens: '.box', known: [] } ], 500 );
	};
	expect( await looks( '' ) ).toEqual( [] );
	expect( await looks( '<i style="position:absolute;inset:0;opacity:0"></i>' ) ).toHaveLength( 3 );
	expect( await looks( '<i style="position:absolute;inset:0;background:#fff"></i>' ) ).toHaveLength( 3 );
	expect( ( await looks( '<a href="#x" style="position:fixed;top:-99px">Gone</a>' ) ).join() ).toMatch(
		/<a .* stands outside the window/
	);
	// It opens above what covers all of the page.
	const cover = '<i style="position:fixed;inset:0;z-index:9"></i>';
	expect( await looks( `</dialog>${ cover }` ) ).toEqual( [] );
	expect( ( await looks( `</dialog>${ cover }`, 'show' ) ).join() ).toMatch( /“Words”.* lies under <i/ );
	expect( ( await looks( '', 'focus' ) ).join() ).toMatch( /does not open/ );
	expect( ( await looks( '', 'show' ) ).join() ).toMatch( /does not close/ );
	await page.setContent( '<section data-fixture="x"></section>' );
	expect( await coveredAbove( page, SECTION, [ { opener: 'a', opens: '.box', known: [ 'x' ] } ] ) ).toEqual( [
		'x: a is not there',
	] );
} );

test( 'control: the check finds a fixture that shows nothing', async ( { page } ) => {
	const fixture = ( name: string, html: string ) => `<section data-fixture="${ name }">${ html }</section>`;
	await page.setContent(
		fixture( 'words', '<p>Words</p>' ) +
			fixture( 'sign', '<a href="#x"><svg width="10" height="10"></svg></a>' ) +
			fixture( 'empty', '<div style="height:3rem"><p> </p></div>' ) +
			fixture( 'transparent', '<div style="opacity:0"><p>Words</p></div>' ) +
			fixture( 'read-out', '<p style="position:absolute;width:1px;height:1px;overflow:hidden">Words</p>' )
	);
	expect( await undrawn( page, SECTION ) ).toEqual( [ 'empty', 'transparent', 'read-out' ] );
} );

for ( const sheet of sheets ) {
	test( `${ sheet.name }: nothing unseen lies between the pointer and what is seen`, async ( {
		site,
		page,
		allowErrors,
	} ) => {
		allowErrors( /get-posts/ );
		await page.route( /get-posts/, ( route ) => route.abort() );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const [ url = '' ] = await publish( site, [ sheetMarkup( sheet.fixtures ) ] );
		if ( sheet.name.endsWith( '@shop' ) ) {
			// A bag with something in it has more to press.
			await page.goto(
				`/?add-to-cart=${ await site.php< number >( "return get_option( 'eidan_test_product' );" ) }`
			);
		}
		for ( const width of [ 1440, 390 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( url );
			await settled( page );
			await sectioned( page );
			await finishAnimations( page );
			expect.soft( await undrawn( page, SECTION ), `${ width } px, there is something to see` ).toEqual( [] );
			const { count, missed } = await clicked( page, SECTION );
			expect.soft( missed, `${ width } px, the first of each is clicked` ).toEqual( [] );
			if ( await pressable( page, SECTION ) ) {
				expect.soft( count, `${ width } px, something is clicked` ).toBeGreaterThan( 0 );
			}
			// A floating image stands beside words of its own page, but must not reach into the next fixture.
			await page.addStyleTag( { content: `${ SECTION } { display: flow-root; }` } );
			await finishAnimations( page );
			expect.soft( await covered( page, SECTION ), `${ width } px, at rest` ).toEqual( [] );
			expect.soft( await coveredOpened( page, SECTION ), `${ width } px, opened` ).toEqual( [] );
			expect.soft( await coveredAbove( page, SECTION ), `${ width } px, opened above the page` ).toEqual( [] );
		}
	} );
}
