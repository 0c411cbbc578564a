/**
 * What moves by itself can be stopped, and stands still for those who asked
 * for it, while it is off the screen, and while the focus is inside.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fixtures } from './support/blocks';
import { drawn, settled } from './support/settled';

/** Longer than any pause between two slides that a fixture sets. */
const LONG = 12_000;

/** Endless animations that run, and where everything in the content is. */
const look = ( page: Page ) =>
	page.evaluate( () => {
		const place = document.querySelector( '.entry-content' )!;
		return {
			running: document
				.getAnimations()
				.filter( ( animation ) => animation.playState === 'running' && animation.effect?.getComputedTiming().iterations === Infinity )
				.map( ( animation ) => ( animation as CSSAnimation ).animationName ),
			places: [ ...place.querySelectorAll( '*' ) ].map( ( element ) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return [ x, y, width, height ].map( Math.round ).join( ' ' );
			} ),
		};
	} );

/** Whether anything moves by itself: an endless animation, or a place that changes in twelve seconds. */
const moves = async ( page: Page ): Promise< boolean > => {
	const before = await look( page );
	await page.clock.runFor( LONG );
	// What has begun to move is seen with the next frames only.
	await drawn( page );
	const after = await look( page );
	return after.running.length > 0 || before.places.join() !== after.places.join();
};

/** Waits for the end of a move that has begun: browsers scroll by their own clock. */
const rested = ( page: Page ) =>
	expect
		.poll(
			async () => {
				const before = await look( page );
				await drawn( page );
				return ( await look( page ) ).places.join() === before.places.join();
			},
			{ message: 'comes to rest' }
		)
		.toBe( true );

const open = async ( page: Page, url: string ) => {
	await page.goto( url );
	await settled( page );
	await page.evaluate( () => document.querySelector( '.entry-content > *' )?.scrollIntoView( { block: 'center' } ) );
	// What comes into view may ask for more.
	await settled( page );
	// Whatever starts with a delay or settles at first.
	await page.clock.runFor( 2000 );
};

for ( const { name, content } of fixtures ) {
	test( `${ name } stands still under reduced motion, and can be stopped otherwise`, async ( { page, published, allowErrors } ) => {
		// WordPress's own scripts ask for the navigation's timing, which a made clock has not.
		allowErrors( /domContentLoadedEventStart/ );
		const link = await published( content, name );
		await page.clock.install();
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await open( page, link );
		expect( await moves( page ), 'moves under reduced motion' ).toBe( false );

		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		await open( page, link );
		if ( ! ( await moves( page ) ) ) {
			return;
		}
		const control = page.locator( '.entry-content' ).getByRole( 'button', { name: /pause|stop/i } ).first();
		await expect( control, 'what moves has a control' ).toBeVisible();
		const box = ( await control.boundingBox() )!;
		expect( Math.min( box.width, box.height ), 'size of the control' ).toBeGreaterThanOrEqual( 24 );
		await control.click();
		await page.mouse.move( 0, 0 );
		await page.clock.runFor( 2000 );
		await rested( page );
		expect( await moves( page ), 'moves after it was stopped' ).toBe( false );
		// Either the label swaps, or the button stays "Pause" and is pressed.
		const stopped = page.locator( '.entry-content' ).locator( 'button[aria-pressed="true"]' ).or( page.locator( '.entry-content' ).getByRole( 'button', { name: /play|start/i } ) ).first();
		await expect( stopped ).toBeVisible();

		// Started again on purpose it moves, though the focus is inside …
		await stopped.press( 'Enter' );
		await page.clock.runFor( 2000 );
		await expect.poll( () => moves( page ), { message: 'moves after it was started' } ).toBe( true );

		// … and focus that comes by keyboard stops it until somebody starts it.
		await open( page, link );
		await page.locator( '.entry-content' ).getByRole( 'button', { name: /pause|stop/i } ).first().focus();
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.press( 'Tab' );
		await page.clock.runFor( 2000 );
		await rested( page );
		expect( await moves( page ), 'moves while the focus is inside' ).toBe( false );
	} );
}
