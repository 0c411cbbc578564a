/**
 * What moves by itself can be stopped, and stands still for those who asked
 * for it, while it is off the screen, and while the focus is inside.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { look, movers } from './support/motion';
import { drawn, settled } from './support/settled';
import { publish, SECTION, sectioned, sheetMarkup, sheets, showAll } from './support/sheets';
import { addSwitches } from './support/switches';

test.beforeAll( async ( { site } ) => addSwitches( site ) );

/** Waits for the end of a move that has begun: browsers scroll by their own clock. */
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
	// Off the screen it would not move. What comes into view may ask for more, which puts the rest off the screen
	// again.
	const elements = () => page.evaluate( () => document.querySelectorAll( '*' ).length );
	let before: number;
	do {
		before = await elements();
		await showAll( page );
		await settled( page );
		// Whatever starts with a delay or settles at first.
		await page.clock.runFor( 2000 );
		await settled( page );
	} while ( ( await elements() ) !== before );
	// What has come into view may still be appearing, by the browser's own clock. What ends may begin the next: a page
	// spinner fades when its pictures have come.
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
	// Browsers tell of an end with the next frame.
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
		// WordPress's own scripts ask for the navigation's timing, which a made clock has not.
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

/** Proves that what moves has a control that stops it, and starts it, and that focus by keyboard stops it. */
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
	// Either the label swaps, or the button stays "Pause" and is pressed.
	const stopped = place
		.locator( 'button[aria-pressed="true"]' )
		.or( place.getByRole( 'button', { name: /play|start/i } ) )
		.first();
	await expect( stopped ).toBeVisible();

	// Started again on purpose it moves, though the focus is inside …
	await stopped.press( 'Enter' );
	await page.clock.runFor( 2000 );
	await expect.poll( moves, { message: 'moves after it was started' } ).toBe( true );

	// … and focus that comes by keyboard stops it until somebody starts it.
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
