/**
 * Layers move by their depth while the page scrolls, by a scroll timeline or by script. On narrow screens images are
 * large, and the words stand on the main image everywhere.
 */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'parallax-image-showcase' ) ?? {};
const SPACE =
	'<!-- wp:spacer {"height":"1200px"} --><div style="height:1200px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

/**
 * Scrolls the block so many pixels below the middle of the window. Returns how far the main layer and the near layer
 * have moved from their places.
 */
const offsets = async ( below: number ) => {
	const root = document.querySelector( '.wp-block-eidan-parallax-image-showcase' )!;
	const { top, height } = root.getBoundingClientRect();
	window.scrollBy( { top: top + height / 2 - innerHeight / 2 - below, behavior: 'instant' } );
	// Wait one frame for the scrolling, one for its effect, and one until that can be read.
	for ( let frame = 0; frame < 3; frame++ ) {
		await new Promise( ( drawn ) => requestAnimationFrame( drawn ) );
	}
	return [ '.is-main', '.is-bottom-right' ].map( ( layer ) =>
		Math.round( parseFloat( getComputedStyle( root.querySelector( layer )! ).translate.split( ' ' )[ 1 ] ?? '0' ) )
	);
};

/** Whether layers move in this browser. The condition is that of ALLOWED in src/view/parallax/allowed.ts. */
const isAllowed = () =>
	matchMedia( '(hover) and (pointer: fine) and (min-width: 769px) and (prefers-reduced-motion: no-preference)' )
		.matches;

test( 'layers move by their depth, and lie flat on narrow screens', async ( { show } ) => {
	const driver = await show( SPACE + content + SPACE );
	const moves = await driver.run( isAllowed );
	// The main layer is far away (level −1), the other one near (level 3).
	const signs = async ( below: number ) => ( await driver.run( offsets, below ) ).map( Math.sign );
	await expect.poll( () => signs( 300 ), 'above the middle' ).toEqual( moves ? [ -1, 1 ] : [ 0, 0 ] );
	await expect.poll( () => signs( -300 ), 'below the middle' ).toEqual( moves ? [ 1, -1 ] : [ 0, 0 ] );

	await driver.size( 560, 900 );
	await expect.poll( () => driver.run( offsets, 300 ), 'flat' ).toEqual( [ 0, 0 ] );
	const places = await driver.run( () => {
		const root = document.querySelector( '.eidan-showcase' )!;
		const boxes = [ ...root.querySelectorAll( 'figure' ) ].map( ( figure ) => figure.getBoundingClientRect() );
		return {
			widths: boxes.map( ( { width } ) => width / root.clientWidth ),
			words:
				root.querySelector( 'h2' )!.getBoundingClientRect().top +
				root.querySelector( 'h2' )!.getBoundingClientRect().height / 2 -
				( boxes[ 0 ]!.top + boxes[ 0 ]!.height / 2 ),
			overflow: document.documentElement.scrollWidth - innerWidth,
		};
	} );
	expect( places.widths[ 0 ], 'the main picture is as wide as the block' ).toBeCloseTo( 1, 1 );
	expect( Math.min( ...places.widths ), 'none is a stamp' ).toBeGreaterThan( 0.35 );
	expect( Math.abs( places.words ), 'words in the middle of the main picture' ).toBeLessThanOrEqual( 1 );
	expect( places.overflow ).toBeLessThanOrEqual( 0 );
} );

test( 'the shade behind words that move reaches beyond their box, which nothing clips', async ( { show } ) => {
	// WebKit cuts off what is outside of the box of words that move and have a clip path. Screenshots of an element by
	// its driver miss parts of such layers, so this asks for the styles.
	const driver = await show( SPACE + content + SPACE );
	const shade = await driver.run( () => {
		const words = document.querySelector( '.eidan-showcase > h2' )!;
		const { position, height } = getComputedStyle( words, '::before' );
		return {
			position,
			isHigher: parseFloat( height ) > words.getBoundingClientRect().height + 20,
			clip: getComputedStyle( words ).clipPath,
		};
	} );
	expect( shade ).toEqual( { position: 'absolute', isHigher: true, clip: 'none' } );
} );
