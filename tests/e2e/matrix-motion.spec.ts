/**
 * Whatever moves by itself can be stopped, and stands still for visitors who asked for reduced motion. The clock is the
 * test's, so each page is one of its own.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { blockSets, wholeBlockSet } from './support/blocks';
import { controlOf, look, movers, WAYS, withoutControl } from './support/motion';
import { drawn, settled } from './support/settled';
import { publish, SECTION, sectioned, sheetMarkup, sheets, showAll } from './support/sheets';

// WordPress's own scripts read the navigation's timing, which does not exist with a test's clock.
const CLOCK = /domContentLoadedEventStart/;

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
	test( `${ sheet.name } stand still under reduced motion, and have a control otherwise${ sheet.isBase ? '' : ' @slow' }`, async ( {
		page,
		site,
		allowErrors,
	} ) => {
		allowErrors( CLOCK );
		const [ url = '' ] = await publish( site, [ sheetMarkup( sheet.fixtures ) ] );
		await page.clock.install();
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await open( page, url );
		expect( await movers( page ), 'move under reduced motion' ).toEqual( [] );

		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		await open( page, url );
		const moving = await movers( page );
		const known = sheet.fixtures.map( ( { name } ) => name ).filter( ( name ) => KNOWN.includes( name ) );
		expect( moving, 'known to move' ).toEqual( expect.arrayContaining( known ) );
		expect( await withoutControl( page, moving ) ).toEqual( [] );
	} );
}

/** Checks that what moves on a page has a button that stops and starts it, and that keyboard focus stops it. */
const checkStops = async ( page: Page ) => {
	const moves = async () => ( await movers( page ) ).length > 0;
	const place = page.locator( SECTION );
	const control = controlOf( place );
	expect( await moves(), 'moves' ).toBe( true );
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

	// … and keyboard focus that comes back stops it until somebody starts it.
	await control.blur();
	await control.focus();
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Tab' );
	await page.clock.runFor( 2000 );
	await rested( page );
	expect( await moves(), 'moves while the focus is inside' ).toBe( false );
};

/** A page with a row that moves, and a button. */
const row = ( { name = 'Pause', size = 30, script = '' } ) =>
	`<style>@keyframes go { to { transform: translateX( 9px ) } } p { animation: go 2s infinite }</style>
	<section data-fixture="x"><a href="#a">A link</a><div class="eidan-slider"><p>Words</p><button class="is-rotation" aria-pressed="false" aria-label="${ name }" style="padding:0;width:${ size }px;height:${ size }px"></button></div></section>
	<script>{
		const [ root, button ] = [ document.querySelector( 'section' ), document.querySelector( 'button' ) ];
		const set = ( still ) => {
			button.ariaPressed = still;
			document.querySelector( 'p' ).style.animationPlayState = still ? 'paused' : '';
		};
		${ script }
	}</script>`;

const CLICK = `button.addEventListener( 'click', () => set( button.ariaPressed !== 'true' ) );`;
const FOCUS = `root.addEventListener( 'focusin', ( { target } ) => ( target !== button || button.matches( ':focus-visible' ) ) && set( true ) );`;

test( 'control: what moves and is built in no known way is found @slow', async ( { page } ) => {
	const show = async ( html: string ) => {
		await page.setContent( html );
		return ( await withoutControl( page, [ 'x' ] ) ).join();
	};
	expect( await show( row( {} ) ) ).toBe( '' );
	expect( await show( row( { size: 20 } ) ) ).toBe( 'x: its control is smaller than 24 px' );
	for ( const html of [
		row( { name: 'Next' } ),
		row( {} ).replace( 'is-rotation', 'is-own' ),
		row( {} ).replace( '<button', '<button hidden' ),
	] ) {
		expect( await show( html ) ).toMatch( /^x moves, and has no control of a way/ );
	}
} );

test( 'control: a button or a focus that does not stop what moves is found @slow', async ( { page } ) => {
	await page.clock.install();
	const check = async ( script: string ) => {
		await page.setContent( row( { script } ) );
		await checkStops( page );
	};
	await check( CLICK + FOCUS );
	await expect( check( '' ) ).rejects.toThrow( /moves after it was stopped/ );
	await expect( check( CLICK ) ).rejects.toThrow( /moves while the focus is inside/ );
	await expect( check( 'set( true )' ) ).rejects.toThrow( /moves/ );
} );

const inRun = blockSets.flatMap( ( { fixtures } ) => fixtures.map( ( { name } ) => name ) );

for ( const { control, proves } of WAYS ) {
	const fixture = wholeBlockSet.fixtures.find( ( { name } ) => name === proves );
	if ( ! fixture ) {
		throw new Error( `There is no fixture ${ proves }, which is to prove that ${ control } stops something.` );
	}
	if ( inRun.includes( proves ) ) {
		test( `${ proves }: what moves stops by ${ control } and by keyboard focus @slow`, async ( {
			page,
			site,
			allowErrors,
		} ) => {
			allowErrors( CLOCK );
			const [ url = '' ] = await publish( site, [ sheetMarkup( [ fixture ] ) ] );
			await page.clock.install();
			await open( page, url );
			await expect( page.locator( control ).first() ).toBeVisible();
			await checkStops( page );
		} );
	}
}
