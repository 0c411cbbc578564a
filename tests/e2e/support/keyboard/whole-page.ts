/** From the top of a page to the browser's own controls by Tab, and back. */
import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { drawn, settled } from '../settled';
import { begin, missed, note, type Stop } from './stop';

/** More stops than any page has. */
const MOST = 400;

/** Animations go so many times as fast, to their very end all the same. */
const QUICK = 10;

/** Shift, as the protocol of Chromium counts it. */
const SHIFT = 8;

declare global {
	interface Window {
		/** Tells the test what a press has come to, as JSON of a `Stop`. */
		eidanNoted: ( stop: string ) => void;
	}
}

type Key = 'Tab' | 'Shift+Tab';

/**
 * Waits as somebody does who looks where the focus is: until what moved because of it has come to rest.
 *
 * @param page Where a key has been pressed.
 */
const rest = async ( page: Page ) => {
	await drawn( page );
	await page.evaluate( () =>
		Promise.allSettled(
			document
				.getAnimations()
				.filter(
					( { effect, timeline, playState } ) =>
						playState === 'running' &&
						timeline instanceof DocumentTimeline &&
						effect?.getComputedTiming().endTime !== Infinity
				)
				.map( ( { finished } ) => finished )
		).then( () => {} )
	);
	for ( let at = NaN, before = NaN; at !== before || Number.isNaN( at ); ) {
		before = at;
		await drawn( page );
		at = await page.evaluate( () => window.scrollY );
	}
};

/**
 * One press after the other, each when the page is at rest.
 *
 * @param page  Where a walk has begun.
 * @param key   What is pressed.
 * @param pause What comes between two presses.
 * @yield What each press has come to.
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
 * One press a frame: the page itself tells what the last one has come to, which takes half the time of asking it.
 *
 * @param page Where a walk has begun.
 * @param key  What is pressed.
 * @yield What each press has come to.
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
			// The page does not hear of a key that is pressed in a frame.
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
 * @param page  Where nothing has the focus.
 * @param key   Tab or Shift+Tab.
 * @param human Whether to look before the next press, as people do.
 * @return What was wrong on the way; no element has the focus twice, so there are no more presses than stops.
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
 * What a visitor without a mouse meets who goes through all of a page and back.
 *
 * @param page          Just loaded: nothing has the focus.
 * @param options
 * @param options.human Whether to look before the next press, as people do. Else nothing that lists ask for comes:
 *                      nobody is so fast that they grow behind them.
 * @return What is wrong, in words.
 */
export const troubles = async ( page: Page, { human = false } = {} ): Promise< string[] > => {
	if ( ! human ) {
		// Nor in a frame that has yet to load.
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
	// Where the browser has no controls of its own, the first stop has the focus again.
	await page.evaluate( () => {
		( document.activeElement as HTMLElement | null )?.blur();
		window.scrollTo( { top: document.documentElement.scrollHeight, behavior: 'instant' } );
	} );
	const back = await walk( page, 'Shift+Tab', human );
	await page.unroute( /get-posts/ );
	return [ ...forwards, ...back ];
};

/**
 * The control: a page that holds the keyboard, and one with a stop under its fixed header.
 *
 * @param page Without a site.
 */
export const seesTroubles = async ( page: Page ): Promise< void > => {
	const links = Array.from( { length: 6 }, ( _, index ) => `<p><a href="#${ index }">Link ${ index }</a></p>` ).join(
		''
	);
	const holds = `<script>document.addEventListener( 'focusin', ( { target } ) => target.href.endsWith( '#4' ) && document.querySelector( 'a' ).focus() );</script>`;
	const bar = `<div style="position: fixed; inset: 0 0 auto; block-size: 200px; background: white"></div>`;
	for ( const human of [ false, true ] ) {
		await page.setContent( links );
		expect( await troubles( page, { human } ), 'nothing is wrong' ).toEqual( [] );
		await page.setContent( links + holds );
		expect( ( await troubles( page, { human } ) ).join( '\n' ), 'the page holds the keyboard' ).toMatch(
			/never (leaves|reached)/
		);
		await page.setContent( links + bar );
		expect( ( await troubles( page, { human } ) ).join( '\n' ), 'a header lies over it' ).toContain(
			'Link 0</a> is hidden under what is fixed'
		);
	}
};
