/** A mosaic: squares whose edges meet, in the order of the page. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'instagram-feed-list__mosaic' ) ?? {};

const boxes = () =>
	[ ...document.querySelectorAll( '.is-mosaic > li' ) ].map( ( item ) => {
		const { left, top, right, bottom } = item.querySelector( 'img' )!.getBoundingClientRect();
		return [ left, top, right, bottom ].map( Math.round ) as [ number, number, number, number ];
	} );

test( 'large squares end where the small ones beside them do', async ( { show } ) => {
	const driver = await show( content );
	await expect
		.poll( () =>
			driver.run( () => [ ...document.querySelectorAll< HTMLImageElement >( '.is-mosaic img' ) ].length )
		)
		.toBe( 7 );
	const [ large, second, third, fourth ] = await driver.run( boxes );
	const near = ( a: number, b: number ) => expect( Math.abs( a - b ) ).toBeLessThan( 2 );
	near( large![ 2 ] - large![ 0 ], large![ 3 ] - large![ 1 ] );
	near( large![ 1 ], second![ 1 ] );
	near( large![ 3 ], third![ 3 ] );
	expect( third![ 1 ] ).toBeGreaterThan( second![ 3 ] );
	expect( fourth![ 1 ] ).toBeGreaterThan( large![ 3 ] );
} );
