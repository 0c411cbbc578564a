/** One image at a time: keys and clicks swap them, and the height never changes. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'swapping-image-gallery' ) ?? {};

/** Returns the indexes of the visible images, and the height of the block. */
const seen = () => ( {
	images: [ ...document.querySelectorAll( '.eidan-swap__panel' ) ].flatMap( ( panel, index ) =>
		getComputedStyle( panel ).visibility === 'visible' ? [ index ] : []
	),
	height: document.querySelector< HTMLElement >( '.eidan-swap' )!.offsetHeight,
} );

test( 'keys and clicks swap pictures of one height', async ( { show } ) => {
	const driver = await show( content );
	await expect
		.poll(
			() => driver.run( () => document.querySelector( '.eidan-swap [role="tab"]' )?.ariaSelected ),
			'its tabs'
		)
		.toBe( 'true' );
	const { images, height } = await driver.run( seen );
	expect( images ).toEqual( [ 0 ] );
	await driver.run( () => document.querySelector< HTMLElement >( '.eidan-swap [role="tab"]' )!.focus() );
	await driver.press( 'ArrowRight' );
	await expect.poll( () => driver.run( seen ), 'the next one' ).toEqual( { images: [ 1 ], height } );
	await driver.click( '.eidan-swap__tab:nth-child(3)' );
	await expect.poll( () => driver.run( seen ), 'the one that was clicked' ).toEqual( { images: [ 2 ], height } );
} );
