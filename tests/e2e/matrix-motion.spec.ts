/**
 * Whatever moves by itself can be stopped. It stands still for visitors who asked for reduced motion, while it is off
 * the screen, and while the focus is inside.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { look, movers } from './support/motion';
import { drawn, settled } from './support/settled';
import { publish, SECTION, sectioned, sheetMarkup, sheets, showAll } from './support/sheets';

/** Waits until a move that has begun ends. Browsers scroll by their own clock, not by the test's. */
const rested = ( page: Page ) =>
	expect
		.poll(
			async () => {
				const before = await look( page );
				await drawn( page );
				return JSON.stringify( await look( page ) ) === JSON.stringify( before );
			},
			{ message: 'comes to rest' }
		)
		.toBe( true );

const open = async ( page: Page, url: string ) => {
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.goto( `${ url }?csp` );
	await settled( page );
	await sectioned( page );
	// Make everything visible, as blocks off the screen do not move. Content that becomes visible may load more, which
	// moves the rest off the screen again. So repeat this until nothing is added.
	const elements = () => page.evaluate( () => document.querySelectorAll( '*' ).length );
	let before: number;
	do {
		before = await elements();
		await showAll( page );
		await settled( page );
		// Let pass what starts with a delay, or moves only at first.
		await page.clock.runFor( 2000 );
		await settled( page );
	} while ( ( await elements() ) !== before );
	// Content that became visible may still be fading in by the browser's own clock. When one animation ends another
	// may begin: a page spinner fades out when its images have loaded.
	await expect
		.poll(
			async () => {
				await drawn( page );
				return page.evaluate( () =>
					document
						.getAnimations()
						.filter(
							( { playState, timeline, effect } ) =>
								playState === 'running' &&
								timeline instanceof DocumentTimeline &&
								effect?.getComputedTiming().iterations !== Infinity
						)
						.map( ( { effect } ) => ( effect as KeyframeEffect ).target?.className )
				);
			},
			{ message: 'what ends has ended' }
		)
		.toEqual( [] );
	// Browsers report the end of an animation with the next frame.
	await drawn( page );
};

/** Fixtures that are known to move: without them the matrix would pass where nothing does. */
const KNOWN = [ 'text-marquee' ];

for ( const sheet of sheets ) {
	test( `${ sheet.name } stand still under reduced motion, and can be stopped otherwise`, async ( {
		page,
		site,
		allowErrors,
	} ) => {
		// WordPress's own scripts read the navigation's timing, which does not exist with a test's clock.
		allowErrors( /domContentLoadedEventStart/ );
		const [ all = '', ...links ] = await publish( site, [
			sheetMarkup( sheet.fixtures ),
			...sheet.fixtures.map( ( fixture ) => sheetMarkup( [ fixture ] ) ),
		] );
		await page.clock.install();
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await open( page, all );
		expect( await movers( page ), 'move under reduced motion' ).toEqual( [] );

		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		await open( page, all );
		const moving = await movers( page );
		expect(
			sheet.fixtures
				.map( ( { name } ) => name )
				.filter( ( name ) => KNOWN.includes( name ) && ! moving.includes( name ) ),
			'known to move, and still'
		).toEqual( [] );
		for ( const name of moving ) {
			await test.step( name, () =>
				isStopped( page, links[ sheet.fixtures.findIndex( ( fixture ) => fixture.name === name ) ]! )
			);
		}
	} );
}

/** Checks that what moves has a button that stops and starts it, and that keyboard focus stops it. */
const isStopped = async ( page: Page, url: string ) => {
	const moves = async () => ( await movers( page ) ).length > 0;
	await open( page, url );
	const place = page.locator( SECTION );
	const control = place.getByRole( 'button', { name: /pause|stop/i } ).first();
	await expect( control, 'what moves has a control' ).toBeVisible();
	const box = ( await control.boundingBox() )!;
	expect( Math.min( box.width, box.height ), 'size of the control' ).toBeGreaterThanOrEqual( 24 );
	await control.click();
	await page.mouse.move( 0, 0 );
	await page.clock.runFor( 2000 );
	await rested( page );
	expect( await moves(), 'moves after it was stopped' ).toBe( false );
	// The button either changes its label, or keeps "Pause" and is pressed.
	const stopped = place
		.locator( 'button[aria-pressed="true"]' )
		.or( place.getByRole( 'button', { name: /play|start/i } ) )
		.first();
	await expect( stopped ).toBeVisible();

	// Started again on purpose it moves, although the focus is inside …
	await stopped.press( 'Enter' );
	await page.clock.runFor( 2000 );
	await expect.poll( moves, { message: 'moves after it was started' } ).toBe( true );

	// … and keyboard focus stops it until somebody starts it.
	await open( page, url );
	await place
		.getByRole( 'button', { name: /pause|stop/i } )
		.first()
		.focus();
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Tab' );
	await page.clock.runFor( 2000 );
	await rested( page );
	expect( await moves(), 'moves while the focus is inside' ).toBe( false );
};
