/** Goes through a whole page by Tab, from its top to the browser's own controls, and back. */
import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { drawn, settled } from '../settled';
import { begin, missed, note, type Stop } from './stop';

/** More stops than any page has. After so many presses the check gives up. */
const MOST = 400;

/** How many times as fast animations run. They still run to their end. */
const QUICK = 10;

/** The bit for Shift in `modifiers` of the Chrome DevTools Protocol. */
const SHIFT = 8;

declare global {
	interface Window {
		/** Tells the test the result of a press: a `Stop` as JSON. */
		eidanNoted: ( stop: string ) => void;
	}
}

type Key = 'Tab' | 'Shift+Tab';

/**
 * Waits as a person would who watches the focus: until everything that moved because of the key has stopped.
 *
 * @param page The page after a key was pressed.
 */
const rest = ( page: Page ): Promise< void > =>
	// In one call, as each call costs as much as a frame.
	page.evaluate( async () => {
		// As `drawn()`: two frames.
		const frames = async () => {
			for ( let begun = 0; begun < 3; begun++ ) {
				await new Promise< void >( ( done ) => {
					const observer = new ResizeObserver( () => {
						observer.disconnect();
						done();
					} );
					observer.observe( document.documentElement );
					// Keep a reference, or the browser may delete the observer.
					Object.assign( window, { eidanFrames: observer } );
				} );
			}
		};
		await frames();
		await Promise.allSettled(
			document
				.getAnimations()
				.filter(
					( { effect, timeline, playState } ) =>
						playState === 'running' &&
						timeline instanceof DocumentTimeline &&
						effect?.getComputedTiming().endTime !== Infinity
				)
				.map( ( { finished } ) => finished )
		);
		for ( let before = NaN; before !== window.scrollY; ) {
			before = window.scrollY;
			await frames();
		}
	} );

/**
 * Presses a key again and again, and waits after each press.
 *
 * @param page  The page after `begin()`.
 * @param key   The key.
 * @param pause Waits between two presses.
 * @yield The stop that each press leads to.
 */
async function* slowly( page: Page, key: Key, pause: ( page: Page ) => Promise< void > ): AsyncGenerator< Stop > {
	const client = await page.context().newCDPSession( page );
	await client.send( 'Animation.enable' );
	await client.send( 'Animation.setPlaybackRate', { playbackRate: QUICK } );
	try {
		for (;;) {
			await page.keyboard.press( key );
			await pause( page );
			yield note( page );
		}
	} finally {
		await client.detach();
	}
}

/**
 * Presses a key once per frame. The page reports each stop by itself, which takes half the time of asking for it.
 *
 * @param page The page after `begin()`.
 * @param key  The key.
 * @yield The stop that each press leads to.
 */
async function* fast( page: Page, key: Key ): AsyncGenerator< Stop > {
	const client = await page.context().newCDPSession( page );
	const both = ( [ 'rawKeyDown', 'keyUp' ] as const ).map( ( type ) => ( {
		type,
		key: 'Tab',
		code: 'Tab',
		windowsVirtualKeyCode: 9,
		modifiers: key === 'Tab' ? 0 : SHIFT,
	} ) );
	let told: ( stop: Stop ) => void = () => {};
	client.on( 'Runtime.bindingCalled', ( { payload } ) => told( JSON.parse( payload ) as Stop ) );
	await client.send( 'Runtime.addBinding', { name: 'eidanNoted' } );
	await page.evaluate( () => {
		const { eidanWalk: walk } = window;
		const onKey = ( { key: pressed }: KeyboardEvent ) => {
			if ( pressed === 'Tab' && walk === window.eidanWalk ) {
				requestAnimationFrame( () => setTimeout( () => window.eidanNoted( JSON.stringify( walk.note() ) ) ) );
			}
		};
		addEventListener( 'keydown', onKey, true );
	} );
	try {
		for (;;) {
			const next = new Promise< Stop >( ( done ) => {
				told = done;
			} );
			both.forEach( ( event ) => void client.send( 'Input.dispatchKeyEvent', event ) );
			const stop = await next;
			yield stop;
			// While the focus is in a frame, this page gets no key events. So ask after each press until it leaves the
			// frame.
			for await ( const inside of stop.isFrame ? slowly( page, key, drawn ) : [] ) {
				yield inside;
				if ( ! inside.isFrame ) {
					break;
				}
			}
		}
	} finally {
		await client.detach();
	}
}

/**
 * Presses a key until the focus leaves the page.
 *
 * @param page  The page, with no element focused.
 * @param key   Tab or Shift+Tab.
 * @param human Whether to wait after each press, as people do.
 * @return A sentence for each problem on the way.
 */
const walk = async ( page: Page, key: Key, human: boolean ): Promise< string[] > => {
	await begin( page );
	const found: string[] = [];
	let steps = 0;
	for await ( const { isOutside, wrong } of human ? slowly( page, key, rest ) : fast( page, key ) ) {
		found.push( ...wrong );
		if ( isOutside ) {
			found.push( ...( await missed( page, 'body' ) ).map( ( text ) => `${ text } is never reached` ) );
			break;
		}
		if ( ++steps === MOST ) {
			return [ `${ key } never leaves the page`, ...found.slice( 0, 20 ) ];
		}
	}
	return found.map( ( text ) => `${ key }: ${ text }` );
};

/**
 * Goes through a whole page and back by keyboard, and returns what is wrong.
 *
 * @param page          The page, just loaded, with no element focused.
 * @param options
 * @param options.human Whether to wait after each press, as people do. Otherwise lists cannot load more items: no
 *                      person is so fast that a list grows after they have passed it.
 * @return A sentence for each problem.
 */
export const tabProblems = async ( page: Page, { human = false } = {} ): Promise< string[] > => {
	// Nobody looks at the page meanwhile, and to paint it after each press takes half the time. What the walk asks for does
	// not depend on opacity: boxes, hits and the focus are the same.
	await page.evaluate( () => document.documentElement.style.setProperty( 'opacity', '0', 'important' ) );
	if ( ! human ) {
		// For the same reason, load all frames now rather than while the focus passes them.
		const lazy = await page
			.locator( 'iframe[loading="lazy"]' )
			.evaluateAll(
				( frames: HTMLIFrameElement[] ) => frames.map( ( frame ) => ( frame.loading = 'eager' ) ).length
			);
		if ( lazy ) {
			await settled( page );
		}
		await page.route( /get-posts/, () => {} );
	}
	const forwards = await walk( page, 'Tab', human );
	// If the browser has no controls of its own, the first stop has the focus again. So remove it.
	await page.evaluate( () => {
		( document.activeElement as HTMLElement | null )?.blur();
		window.scrollTo( { top: document.documentElement.scrollHeight, behavior: 'instant' } );
	} );
	const back = await walk( page, 'Shift+Tab', human );
	await page.unroute( /get-posts/ );
	await page.evaluate( () => document.documentElement.style.removeProperty( 'opacity' ) );
	return [ ...forwards, ...back ];
};

/**
 * Proves that `tabProblems()` finds mistakes: on a page that traps the focus, and on one whose fixed header hides a link.
 *
 * @param page An empty page.
 */
export const proveTabProblems = async ( page: Page ): Promise< void > => {
	const links = Array.from( { length: 6 }, ( _, index ) => `<p><a href="#${ index }">Link ${ index }</a></p>` ).join(
		''
	);
	const holds = `<script>document.addEventListener( 'focusin', ( { target } ) => target.href.endsWith( '#4' ) && document.querySelector( 'a' ).focus() );</script>`;
	const bar = `<div style="position: fixed; inset: 0 0 auto; block-size: 200px; background: white"></div>`;
	for ( const human of [ false, true ] ) {
		await page.setContent( links );
		expect( await tabProblems( page, { human } ), 'nothing is wrong' ).toEqual( [] );
		await page.setContent( links + holds );
		expect( ( await tabProblems( page, { human } ) ).join( '\n' ), 'the page holds the keyboard' ).toMatch(
			/never (leaves|reached)/
		);
		await page.setContent( links + bar );
		expect( ( await tabProblems( page, { human } ) ).join( '\n' ), 'a header lies over it' ).toContain(
			'Link 0</a> is hidden under what is fixed'
		);
	}
};
