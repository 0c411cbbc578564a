/**
 * Layers move by their depth while the page scrolls, by a scroll timeline or by script. On narrow screens images are
 * large, and the words stand on the main image everywhere.
 */
import { fixtures } from '../e2e/support/blocks';
import { decode } from '../e2e/support/contrast/png';
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

test( 'the shade behind words that move fades out beyond their box', async ( { show } ) => {
	const driver = await show( SPACE + content + SPACE );
	await driver.run( async () => {
		const root = document.querySelector< HTMLElement >( '.wp-block-eidan-parallax-image-showcase' )!;
		root.scrollIntoView( { block: 'center', behavior: 'instant' } );
		// On a white image, without the images in front, only the shade makes anything darker.
		const words = root.querySelector( 'h2' )!;
		words.style.setProperty( '--eidan-shade', '0.6' );
		words.style.setProperty( '--eidan-shade-color', '0 0 0' );
		for ( const figure of root.querySelectorAll< HTMLElement >( '.eidan-showcase > figure' ) ) {
			const isMain = figure.matches( '.is-main' );
			figure.style.visibility = isMain ? '' : 'hidden';
			figure.querySelector( 'img' )!.style.filter = isMain ? 'brightness( 0 ) invert( 1 )' : '';
		}
		for ( let frame = 0; frame < 3; frame++ ) {
			await new Promise( ( drawn ) => requestAnimationFrame( drawn ) );
		}
	} );
	const { width, height, channels, data } = decode( await driver.screenshot( '.eidan-showcase > .is-main' ) );
	// A line from top to bottom beside the words, without the edges of the image.
	const x = Math.round( width * 0.02 );
	const tones = Array.from( { length: height - 8 }, ( _, y ) => data[ ( ( y + 4 ) * width + x ) * channels ]! );
	expect( Math.max( ...tones ) - Math.min( ...tones ), 'there is a shade' ).toBeGreaterThan( 80 );
	const steps = tones.slice( 1 ).map( ( tone, y ) => Math.abs( tone - tones[ y ]! ) );
	expect( Math.max( ...steps ), 'without an edge' ).toBeLessThan( 12 );
} );
