/**
 * The canvas looks like the page: authors see on desktop, tablet and phone what visitors get there.
 */
import { expect, test } from './fixtures';
import { onlyInside } from './support/blocks';
import { differences, emptyIn, inPlainFonts, steady, TOLERANCE, type Part, type Shown } from './support/canvas/parts';
import { besides, DIFFERS, EMPTY } from './support/canvas/differs';
import { finishAnimations, settled } from './support/settled';
import { publish, sheetMarkup, sheets } from './support/sheets';
import { onlyDemo } from './support/switches';

const DEVICES = [ 'Desktop', 'Tablet', 'Mobile' ] as const;

// Loading an editor takes long, and the first one is loaded in these tests.
test.describe.configure( { timeout: 240_000 } );

test( 'control: the check finds a part that is hidden, moved, added or in another order', async ( { page } ) => {
	const show = async ( style = '', more = '' ) => {
		await page.setContent(
			`<section class="eidan-fixture-x"><div class="wp-block-eidan-x"><h2 style="${ style }">Words</h2>${ more }<p class="eidan-x__text">More</p></div></section>`
		);
		return ( await steady( page ) ).fixtures.x!;
	};
	const before = await show();
	expect( before.map( ( { name } ) => name ) ).toEqual( [ 'wp-block-eidan-x', 'h2', 'eidan-x__text' ] );
	expect( differences( await show(), before ) ).toEqual( [] );
	expect( differences( await show( `position: relative; left: ${ TOLERANCE - 1 }px` ), before ) ).toEqual( [] );
	expect( differences( await show( `position: relative; left: ${ TOLERANCE + 1 }px` ), before ).join() ).toMatch(
		/h2: left/
	);
	for ( const hidden of [ 'display: none', 'visibility: hidden', 'opacity: 0' ] ) {
		expect( differences( await show( hidden ), before ).join(), hidden ).toMatch( /h2 is not in the canvas/ );
	}
	expect( differences( await show( '', '<button>Press</button>' ), before ).join() ).toMatch(
		/button is only in the canvas/
	);
	const turned: Part[] = [ before[ 0 ]!, before[ 2 ]!, before[ 1 ]! ];
	expect( differences( turned, before ) ).toEqual( [ 'the order differs' ] );
	// What is named may differ by so much, and nothing else may.
	const named = { why: '', parts: /^h2$/, most: { left: 20 }, alone: /^button$/ };
	const off = ( pixels: number ) =>
		show( `position: relative; left: ${ pixels }px`, '<button style="position:absolute">Press</button>' );
	expect( besides( await off( 20 ), before, named ) ).toEqual( [] );
	expect( besides( before, await off( 20 ), named ) ).toEqual( [] );
	expect( besides( await off( 30 ), before, named ).join() ).toMatch( /^h2: left/ );
	expect( besides( await off( 20 ), before, { ...named, parts: /^p$/ } ).join() ).toMatch( /^h2: left/ );
	expect( besides( await off( 20 ), before, { ...named, alone: /^p$/ } ).join() ).toMatch( /^button is only/ );
	expect( besides( await show( 'position: relative; top: 9px' ), before, named ).join() ).toMatch( /^h2: top/ );
	expect( differences( [], before ).length, 'an empty canvas' ).toBeGreaterThan( 0 );
	const [ full, bare ]: Shown[] = [ before, [] ].map( ( x ) => ( { fixtures: { x }, width: 0, height: 0 } ) );
	expect( emptyIn( [ bare!, bare! ], [ 'x' ] ), 'both are empty' ).toEqual( [ 'x' ] );
	expect( emptyIn( [ bare!, full! ], [ 'x' ] ) ).toEqual( [] );
} );

for ( const sheet of sheets ) {
	test( `${ sheet.name }: the canvas is the page on desktop, tablet and phone`, async ( {
		site,
		page,
		editor,
		allowErrors,
	} ) => {
		allowErrors( /get-posts/ );
		const those = sheet.fixtures.filter( ( { slug } ) => ! onlyInside.has( slug ) );
		const markup = sheetMarkup( those );
		const [ url = '' ] = await publish( site, [ markup ] );
		await page.route( /get-posts/, ( route ) => route.abort() );
		// Lists in the editor have to show only items of the demo, as they do on the page.
		await onlyDemo( editor.page, site.url );
		await editor.open( markup );
		for ( const window_ of [ page, editor.page ] ) {
			await window_.emulateMedia( { reducedMotion: 'reduce' } );
		}
		const seen: Record< string, string[] > = {};
		const unnamed: Record< string, string[] > = {};
		const windows: Shown[] = [];
		await page.goto( url );
		await inPlainFonts( page );
		await inPlainFonts( editor.page.frame( 'editor-canvas' )! );
		for ( const device of DEVICES ) {
			await editor.preview( device );
			const canvas = await steady( editor.page.frame( 'editor-canvas' )! );
			await page.setViewportSize( { width: canvas.width, height: canvas.height } );
			await settled( page );
			await finishAnimations( page );
			const shown = await steady( page );
			windows.push( canvas, shown );
			for ( const { name } of those ) {
				const [ own, wanted ] = [ canvas.fixtures[ name ] ?? [], shown.fixtures[ name ] ?? [] ];
				const told = ( found: string[] ) =>
					found.map( ( difference ) => `${ device }, ${ canvas.width } px: ${ difference }` );
				( seen[ name ] ??= [] ).push( ...told( differences( own, wanted ) ) );
				( unnamed[ name ] ??= [] ).push( ...told( besides( own, wanted, DIFFERS[ name ] ) ) );
			}
		}
		await editor.preview( 'Desktop' );
		await editor.page.emulateMedia( { reducedMotion: null } );
		await editor.page.context().clearCookies( { name: 'demo-entries' } );
		const names = those.map( ( { name } ) => name );
		expect
			.soft( emptyIn( windows, names ), 'nothing is to be seen in canvas and page' )
			.toEqual( names.filter( ( name ) => name in EMPTY ) );
		for ( const { name } of those ) {
			if ( name in DIFFERS ) {
				expect.soft( seen[ name ], `${ name } differs no more: take it out of DIFFERS` ).not.toEqual( [] );
			}
			expect.soft( unnamed[ name ], name ).toEqual( [] );
		}
	} );
}
