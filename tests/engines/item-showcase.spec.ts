/** Lines lead from statements to their points if there is room. Otherwise one statement is open at a time. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'item-showcase' ) ?? {};

/** Returns how many visible lines are longer than a point, and which statements are open. */
const look = () => ( {
	lines: [ ...document.querySelectorAll< SVGPathElement >( '.wp-block-eidan-item-showcase-item > svg' ) ].filter(
		( svg ) => svg.checkVisibility() && ( svg.querySelector( 'path' )?.getTotalLength() ?? 0 ) > 10
	).length,
	open: [ ...document.querySelectorAll< HTMLDetailsElement >( '.wp-block-eidan-item-showcase-item' ) ].map(
		( { open } ) => open
	),
} );

test( 'lines on wide screens, an accordion on narrow ones', async ( { show } ) => {
	const driver = await show( content );
	await expect.poll( () => driver.run( look ), 'wide' ).toEqual( { lines: 4, open: [ true, true, true, true ] } );
	await driver.size( 500, 900 );
	await expect
		.poll( () => driver.run( look ), 'narrow' )
		.toEqual( { lines: 0, open: [ true, false, false, false ] } );
	await driver.run( () => document.querySelectorAll< HTMLElement >( '.eidan-item__summary' )[ 1 ]!.focus() );
	await driver.press( 'Enter' );
	await expect
		.poll( () => driver.run( look ), 'the second' )
		.toEqual( { lines: 0, open: [ false, true, false, false ] } );
	expect(
		await driver.run( () =>
			[ ...document.querySelectorAll( '.eidan-showcase__dot' ) ].map( ( dot ) => dot.matches( '.is-active' ) )
		),
		'its point'
	).toEqual( [ false, true, false, false ] );
} );
