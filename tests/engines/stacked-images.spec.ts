/** Images lie where the author put them, and the one with the focus comes to the front. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'stacked-images' ) ?? {};

/** Returns the left edge and the width of each image, in percent of the block. */
const places = () => {
	// Bounding boxes cannot be used, as some images are rotated. Offsets of images and block have the same origin.
	const { offsetLeft, offsetWidth } = document.querySelector< HTMLElement >( '.eidan-stack' )!;
	return [ ...document.querySelectorAll< HTMLElement >( '.wp-block-eidan-stacked-images-item' ) ].map( ( item ) =>
		[ item.offsetLeft - offsetLeft, item.offsetWidth ].map( ( length ) =>
			Math.round( ( length / offsetWidth ) * 100 )
		)
	);
};

test( 'images lie at their places and come to the front', async ( { show } ) => {
	const driver = await show( content );
	expect( await driver.run( places ) ).toEqual( [
		[ 0, 54 ],
		[ 46, 50 ],
		[ 30, 36 ],
	] );
	const front = () =>
		[ ...document.querySelectorAll( '.wp-block-eidan-stacked-images-item' ) ].map(
			( item ) => getComputedStyle( item ).zIndex
		);
	await driver.run( () =>
		document.querySelectorAll< HTMLElement >( '.wp-block-eidan-stacked-images-item a' )[ 1 ]!.focus()
	);
	await driver.press( 'Tab', 'Shift+Tab' );
	await expect.poll( async () => ( await driver.run( front ) )[ 1 ], 'in front' ).toBe( '1' );
	await driver.size( 500, 900 );
	expect( ( await driver.run( places ) )[ 0 ], 'its place on narrow screens' ).toEqual( [ 0, 70 ] );
	expect( await driver.run( () => document.documentElement.scrollWidth - innerWidth ) ).toBeLessThanOrEqual( 0 );
} );

test( 'the box of an image is as high as the image', async ( { show } ) => {
	const driver = await show( content );
	const excess = () =>
		[ ...document.querySelectorAll< HTMLElement >( '.wp-block-eidan-stacked-images-item' ) ].map( ( item ) =>
			Math.round( item.offsetHeight - item.querySelector( 'img' )!.offsetHeight )
		);
	await expect.poll( () => driver.run( excess ) ).toEqual( [ 0, 0, 0 ] );
} );
