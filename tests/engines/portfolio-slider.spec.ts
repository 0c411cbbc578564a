/** The native slider: its buttons, its keys, and a key that is pressed while it still moves. */
import { fixtures } from '../e2e/support/blocks';
import type { Driver } from './driver';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'portfolio-slider' ) ?? {};

/** Returns how far the view is scrolled, in either reading direction. */
const scrolled = () => Math.round( Math.abs( document.querySelector( '.eidan-slider__view' )!.scrollLeft ) );

const ready = () => document.querySelector( '.eidan-slider' )?.classList.contains( 'is-ready' ) ?? false;

/** Waits until the view has not moved for half a second of frames, and returns its position. */
const rested = () =>
	new Promise< number >( ( done ) => {
		const view = document.querySelector( '.eidan-slider__view' )!;
		let last = view.scrollLeft;
		let same = 0;
		const next = () => {
			same = Math.abs( view.scrollLeft - last ) < 1 ? same + 1 : 0;
			last = view.scrollLeft;
			if ( same < 30 ) {
				requestAnimationFrame( next );
			} else {
				done( Math.round( Math.abs( last ) ) );
			}
		};
		requestAnimationFrame( next );
	} );

/** Opens a page with the slider in the middle of the window, and focuses its view. */
const started = async ( show: ( content: string ) => Promise< Driver > ): Promise< Driver > => {
	const driver = await show( content );
	await expect.poll( () => driver.run( ready ), 'it starts' ).toBe( true );
	await driver.run( () => {
		document.querySelector( '.eidan-slider' )!.scrollIntoView( { block: 'center' } );
		document.querySelector< HTMLElement >( '.eidan-slider__view' )!.focus();
	} );
	return driver;
};

test( 'buttons and keys move it', async ( { show } ) => {
	const driver = await started( show );
	expect( await driver.run( scrolled ) ).toBe( 0 );
	await driver.press( 'ArrowRight' );
	await expect.poll( () => driver.run( rested ), 'the arrow key' ).toBeGreaterThan( 100 );
	const second = await driver.run( rested );
	await driver.press( 'Home' );
	await expect.poll( () => driver.run( rested ), 'Home' ).toBe( 0 );
	await driver.click( '.eidan-slider button[aria-label^="Next"]' );
	await expect.poll( () => driver.run( rested ), 'the next button' ).toBe( second );
} );

test( 'a key pressed during a movement ends at the slide that it asks for, and stays there', async ( { show } ) => {
	const driver = await started( show );
	await driver.press( 'End' );
	await expect.poll( () => driver.run( rested ) ).toBeGreaterThan( 100 );
	const end = await driver.run( rested );
	for ( const [ first, second, place ] of [
		[ 'Home', 'End', end ],
		[ 'End', 'Home', 0 ],
		[ 'ArrowRight', 'End', end ],
	] as const ) {
		await driver.press( first === 'End' ? 'Home' : 'End' );
		await driver.run( rested );
		// A move takes longer than sending a key, so the second key arrives during the first move.
		await driver.press( first, second );
		expect( Math.abs( ( await driver.run( rested ) ) - place ), `${ first }, then ${ second }` ).toBeLessThan( 4 );
	}
} );
