/** Goes through a whole page by Tab, from its top to the browser's own controls, and back. */
import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { loadFrames } from '../settled';
import { findParts, remember, skip, type Walked } from './parts';
import { begin, missed, type Stop } from './stop';

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
 * Waits after a key, and returns what has the focus then.
 *
 * @param page  The page after a key was pressed.
 * @param human Whether to wait as a person would who watches the focus: until everything that moved because of the key
 *              has stopped. Otherwise it waits for two frames, and not while the focus moves inside a frame.
 */
const rested = ( page: Page, human: boolean ): Promise< Stop > =>
	// In one call, as each call costs as much as a frame.
	page.evaluate( async ( isHuman ) => {
		const { eidanWalk: walked } = window;
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
		const running = () =>
			document
				.getAnimations()
				.filter(
					( { effect, timeline, playState } ) =>
						playState === 'running' &&
						timeline instanceof DocumentTimeline &&
						effect?.getComputedTiming().endTime !== Infinity
				);
		const place = () => {
			const { x, y } = ( document.activeElement ?? document.body ).getBoundingClientRect();
			return [ window.scrollY, x, y ].join();
		};
		if ( ! isHuman ) {
			if ( walked.stops.at( -1 ) !== document.activeElement ) {
				await frames();
			}
			return walked.note();
		}
		for ( let before = '', moving = 0; moving || before !== place(); ) {
			before = place();
			await frames();
			const all = running();
			moving = all.length;
			await Promise.allSettled( all.map( ( { finished } ) => finished ) );
		}
		return walked.note();
	}, human );

/**
 * Presses a key again and again, and waits after each press.
 *
 * @param page  The page after `begin()`.
 * @param key   The key.
 * @param human Whether to wait as people do.
 * @yield The stop that each press leads to.
 */
async function* slowly( page: Page, key: Key, human: boolean ): AsyncGenerator< Stop > {
	const client = await page.context().newCDPSession( page );
	await client.send( 'Animation.enable' );
	await client.send( 'Animation.setPlaybackRate', { playbackRate: QUICK } );
	try {
		for (;;) {
			await page.keyboard.press( key );
			yield rested( page, human );
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
			for await ( const inside of stop.isFrame ? slowly( page, key, false ) : [] ) {
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
 * @param page   The page, with no element focused.
 * @param key    Tab or Shift+Tab.
 * @param human  Whether to wait after each press, as people do.
 * @param walked Headers and footers that were walked already.
 * @return A sentence for each problem on the way.
 */
const walk = async ( page: Page, key: Key, human: boolean, walked: Walked ): Promise< string[] > => {
	await begin( page );
	await skip( page, key, walked );
	const found: string[] = [];
	let steps = 0;
	for await ( const { isOutside, wrong } of human ? slowly( page, key, true ) : fast( page, key ) ) {
		found.push( ...wrong );
		if ( isOutside ) {
			found.push( ...( await missed( page, 'body' ) ).map( ( text ) => `${ text } is never reached` ) );
			await remember( page, key, walked );
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
 * @param page           The page, just loaded, with no element focused.
 * @param options
 * @param options.human  Whether to wait after each press, as people do. Otherwise lists cannot load more items: no
 *                       person is so fast that a list grows after they have passed it.
 * @param options.walked Headers and footers that were walked on other pages of the same width. It grows.
 * @return A sentence for each problem.
 */
export const tabProblems = async (
	page: Page,
	{ human = false, walked = new Map() }: { human?: boolean; walked?: Walked } = {}
): Promise< string[] > => {
	// Nobody looks at the page meanwhile, and to paint it after each press takes half the time. What the walk asks for does
	// not depend on opacity: boxes, hits and the focus are the same.
	await page.evaluate( () => document.documentElement.style.setProperty( 'opacity', '0', 'important' ) );
	if ( ! human ) {
		// For the same reason, load all frames now rather than while the focus passes them.
		await loadFrames( page );
		await page.route( /get-posts/, () => {} );
	}
	await findParts( page );
	const forwards = await walk( page, 'Tab', human, walked );
	// If the browser has no controls of its own, the first stop has the focus again. So remove it.
	await page.evaluate( () => {
		( document.activeElement as HTMLElement | null )?.blur();
		window.scrollTo( { top: document.documentElement.scrollHeight, behavior: 'instant' } );
	} );
	const back = await walk( page, 'Shift+Tab', human, walked );
	await page.unroute( /get-posts/ );
	await page.evaluate( () => document.documentElement.style.removeProperty( 'opacity' ) );
	return [ ...forwards, ...back ];
};

/**
 * Proves that `tabProblems()` finds mistakes: on a page that traps the focus, and on one whose fixed header hides a link.
 * Also behind a header that was walked already, and in one that was not.
 *
 * @param page An empty page.
 */
export const proveTabProblems = async ( page: Page ): Promise< void > => {
	const list = ( name: string ) =>
		Array.from( { length: 6 }, ( _, index ) => `<a href="#${ index }">${ name } ${ index }</a>` );
	const links = list( 'Link' )
		.map( ( link ) => `<p>${ link }</p>` )
		.join( '' );
	const holds = `<script>document.addEventListener( 'focusin', ( { target } ) => target.textContent === 'Link 4' && document.querySelector( 'a' ).focus() );</script>`;
	const bar = `<div style="position: fixed; inset: 0 0 auto; block-size: 200px; background: white"></div>`;
	const within = ( content: string, header = list( 'Menu' ).join( ' ' ) ) =>
		`<header class="wp-block-template-part">${ header }</header>${ content }<footer class="wp-block-template-part">${ list( 'Foot' ).join( ' ' ) }</footer>`;
	const stops = () => page.evaluate( () => window.eidanWalk.pressed );
	for ( const human of [ false, true ] ) {
		const walked: Walked = new Map();
		for ( const around of [ ( content: string ) => content, within ] ) {
			const problems = async ( content: string ) => {
				await page.setContent( content );
				return ( await tabProblems( page, { human, walked } ) ).join( '\n' );
			};
			expect( await problems( around( links ) ), 'nothing is wrong' ).toBe( '' );
			const first = await stops();
			expect( await problems( around( links ) ), 'nothing is wrong' ).toBe( '' );
			expect( first - ( await stops() ), 'stops that are not walked again' ).toBe( around === within ? 10 : 0 );
			expect( await problems( around( links ) + holds ), 'the page holds the keyboard' ).toMatch(
				/never (leaves|reached)/
			);
			expect( await problems( around( links + bar ) ), 'a header lies over it' ).toContain(
				'Link 0</a> is hidden under what is fixed'
			);
		}
		await page.setContent(
			within( links, list( 'Menu' ).join( ' ' ).replace( '<a', '<a style="outline: none"' ) )
		);
		expect( ( await tabProblems( page, { human, walked } ) ).join( '\n' ), 'another header' ).toContain(
			'Menu 0</a> does not show the focus'
		);
	}
};
