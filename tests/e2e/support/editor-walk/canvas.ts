/**
 * The canvas looks like the page: authors see on desktop, tablet and phone what visitors get there.
 */
import { expect } from '../../fixtures';
import { besides, DIFFERS, EMPTY } from '../canvas/differs';
import { differences, emptyIn, inPlainFonts, steady, TOLERANCE, type Part, type Shown } from '../canvas/parts';
import { finishAnimations, settled } from '../settled';
import type { EditorProbe, OpenSheet } from './probe';

declare const wp: { data: { select: ( store: string ) => { hasResolvingSelectors: () => boolean } } };

const DEVICES = [ 'Desktop', 'Tablet', 'Mobile' ] as const;

/** Reads the canvas once nothing changes any more, and no block waits for what it has asked the site. */
async function readCanvas( { page }: OpenSheet[ 'editor' ] ): Promise< Shown > {
	const waits = () => wp.data.select( 'core' ).hasResolvingSelectors();
	// Blocks that are not selected hear of another device once the browser is idle (@wordpress/priority-queue).
	const idle = () =>
		new Promise< void >( ( resolve ) => requestIdleCallback( () => requestIdleCallback( () => resolve() ) ) );
	for (;;) {
		await page.evaluate( idle );
		await page.waitForFunction( () => ! wp.data.select( 'core' ).hasResolvingSelectors() );
		const shown = await steady( page.frame( 'editor-canvas' )! );
		if ( ! ( await page.evaluate( waits ) ) ) {
			return shown;
		}
	}
}

/**
 * Reads the canvas as it is on each device, and the page in windows of the same size. While the page is read, the canvas
 * changes to the next device.
 */
async function readBoth( { editor, page }: OpenSheet ) {
	const canvas: Shown[] = [];
	const shown: Shown[] = [];
	const readPage = async ( { width, height }: Shown ) => {
		await page.setViewportSize( { width, height } );
		await settled( page );
		await finishAnimations( page );
		shown.push( await steady( page ) );
	};
	for ( const device of [ ...DEVICES, undefined ] ) {
		const last = canvas.at( -1 );
		await Promise.all( [
			last && readPage( last ),
			device &&
				( async () => {
					await editor.preview( device );
					canvas.push( await readCanvas( editor ) );
				} )(),
		] );
	}
	return DEVICES.map( ( device, index ) => ( { device, canvas: canvas[ index ]!, page: shown[ index ]! } ) );
}

export const canvasIsPage: EditorProbe = {
	question: 'the canvas is the page on desktop, tablet and phone',

	async ask( sheet ) {
		const { editor, page, fixtures } = sheet;
		const seen: Record< string, string[] > = {};
		const unnamed: Record< string, string[] > = {};
		await editor.page.emulateMedia( { reducedMotion: 'reduce' } );
		await inPlainFonts( page );
		await inPlainFonts( editor.page.frame( 'editor-canvas' )! );
		const read = await readBoth( sheet );
		await editor.preview( 'Desktop' );
		await editor.page.emulateMedia( { reducedMotion: null } );
		for ( const { device, canvas, page: shown } of read ) {
			for ( const { name } of fixtures ) {
				const [ own, wanted ] = [ canvas.fixtures[ name ] ?? [], shown.fixtures[ name ] ?? [] ];
				const told = ( found: string[] ) =>
					found.map( ( difference ) => `${ device }, ${ canvas.width } px: ${ difference }` );
				( seen[ name ] ??= [] ).push( ...told( differences( own, wanted ) ) );
				( unnamed[ name ] ??= [] ).push( ...told( besides( own, wanted, DIFFERS[ name ] ) ) );
			}
		}
		const names = fixtures.map( ( { name } ) => name );
		expect
			.soft(
				emptyIn(
					read.flatMap( ( { canvas, page: shown } ) => [ canvas, shown ] ),
					names
				),
				'nothing is to be seen in canvas and page'
			)
			.toEqual( names.filter( ( name ) => name in EMPTY ) );
		for ( const name of names ) {
			if ( name in DIFFERS ) {
				expect.soft( seen[ name ], `${ name } differs no more: take it out of DIFFERS` ).not.toEqual( [] );
			}
			expect.soft( unnamed[ name ], name ).toEqual( [] );
		}
	},

	async control( _, page ) {
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
	},
};
