/** Logos are equally large in every engine. Their marquee moves, and stops by its button. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'clients-list__marquee' ) ?? {};

/**
 * Whether the row moves within some frames, by its animation's clock: WebKit reports positions of moving boxes late.
 */
const moves = () =>
	new Promise< boolean >( ( done ) => {
		const time = () =>
			Number( document.querySelector( '.eidan-running__row' )?.getAnimations()[ 0 ]?.currentTime ?? 0 );
		const before = time();
		let frames = 20;
		const next = () => ( frames-- ? requestAnimationFrame( next ) : done( time() > before ) );
		requestAnimationFrame( next );
	} );

test( 'logos are equally big, run, and stop', async ( { show } ) => {
	const driver = await show( content );
	await expect
		.poll(
			() => driver.run( () => document.querySelector( '.eidan-running__pause' )?.checkVisibility() ),
			'its button'
		)
		.toBe( true );
	const areas = await driver.run( () =>
		[ 'Oakhurst Gallery', 'Herbarium Leith', 'Facet Façades' ].map( ( name ) => {
			const { offsetWidth, offsetHeight } = document.querySelector( `img[alt="${ name }"]` )!.parentElement!;
			const size = parseFloat(
				getComputedStyle( document.querySelector( '.wp-block-eidan-clients-list' )! ).getPropertyValue(
					'--eidan-logo'
				)
			);
			return ( offsetWidth * offsetHeight ) / size ** 2;
		} )
	);
	areas.forEach( ( area ) => expect( Math.abs( area - 1 ) ).toBeLessThan( 0.05 ) );
	await expect.poll( () => driver.run( moves ), 'it moves' ).toBe( true );
	await driver.click( '.eidan-running__pause' );
	await expect.poll( () => driver.run( moves ), 'it is stopped' ).toBe( false );
	await driver.press( 'Space' );
	await expect.poll( () => driver.run( moves ), 'it is started' ).toBe( true );
} );
