/**
 * Measures how long it takes until the page shows a reaction to a press, on a slow machine. Times come from the Event
 * Timing API, as for INP (Interaction to Next Paint).
 */
import { open } from './browser.mjs';
import { median } from './table.mjs';

/** Milliseconds: up to here web.dev calls an interaction to next paint good. */
const GOOD = 200;
/** If a press takes longer than this, it is measured three times, and the median counts. */
const AGAIN = GOOD / 2;
const TURNS = 3;
/** How many controls of a fixture are pressed: the first ones of each kind. */
const MOST = 4;

/** Selectors of controls to press. Only links to images lead elsewhere: those that open no lightbox. */
const CONTROLS = [
	'button',
	'summary',
	'[role="tab"]',
	'[role="button"]',
	'a[href^="#"]',
	'a[href*="/images/"]',
	'.eidan-list__filter a',
	'.eidan-swatch',
];

/** Runs in the page: records the duration of the longest interaction. */
const watch = () => {
	window.eidanLongest = 0;
	new PerformanceObserver( ( list ) => {
		for ( const { interactionId, duration } of list.getEntries() ) {
			if ( interactionId ) {
				window.eidanLongest = Math.max( window.eidanLongest, duration );
			}
		}
	} ).observe( { type: 'event', durationThreshold: 16, buffered: true } );
};

/** Runs in the page: marks the controls to press. @return {string[]} A name for each. */
const mark = ( [ selector, most ] ) => {
	const known = new Set();
	const names = [];
	for ( const control of document.querySelectorAll( `main :is(${ selector })` ) ) {
		const kind = `${ control.localName }.${ control.classList[ 0 ] ?? control.parentElement.classList[ 0 ] }`;
		const { width, height } = control.getBoundingClientRect();
		if ( names.length < most && ! known.has( kind ) && width > 1 && height > 1 && ! control.disabled ) {
			known.add( kind );
			control.dataset.pressed = names.length;
			names.push( kind );
		}
	}
	return names;
};

/** Runs in the page: waits two frames and a task, until the browser has reported the interaction. */
const told = () =>
	new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( () => setTimeout( done, 100 ) ) ) );

/**
 * Presses the controls of a page, one after the other. The page is opened anew for each.
 *
 * @param {import('@playwright/test').Browser} browser A running Chromium; each press gets a context of its own.
 * @param {string}                             url     Address of the page.
 * @return {Promise<{ control: string, ms: number }[]>} How long each press took, in milliseconds.
 */
export async function pressesOf( browser, url ) {
	const found = [];
	const press = async ( at ) => {
		const { page, close } = await open( browser, url, { cpu: 4, until: 'networkidle' } );
		await page.evaluate( watch );
		const names = await page.evaluate( mark, [ CONTROLS.join(), MOST ] );
		let ms = 0;
		if ( names[ at ] ) {
			const control = page.locator( `[data-pressed="${ at }"]` );
			// Not Playwright's scroll and click: they wait until a control stands still, and some move all the time.
			await control.evaluate( ( element ) => element.scrollIntoView( { block: 'center', behavior: 'instant' } ) );
			await page.evaluate( told );
			const { x, y, width, height } = await control.boundingBox();
			await page.mouse.click( x + width / 2, y + height / 2 );
			// Unknown on another page: the link led there, and no press of this page is left to measure.
			ms = await page
				.evaluate( told )
				.then( () => page.evaluate( () => window.eidanLongest ) )
				.catch( ( error ) => {
					if ( ! /navigation/.test( error.message ) ) {
						throw error;
					}
				} );
		}
		await close();
		return { control: names[ at ], ms };
	};
	for ( let at = 0; at < MOST; at++ ) {
		const { control, ms } = await press( at );
		if ( ! control ) {
			break;
		}
		const all = [ ms ];
		while ( ms > AGAIN && all.length < TURNS ) {
			all.push( ( await press( at ) ).ms );
		}
		if ( ms !== undefined ) {
			found.push( { control, ms: median( all ) } );
		}
	}
	return found;
}

/**
 * @param {string} what     What was pressed, in words.
 * @param {number} ms       Duration of the longest press in milliseconds.
 * @param {string} [longest] Name of the control with that press.
 * @return {import('./table.mjs').Row} A row of the table.
 */
export const interactionRow = ( what, ms, longest = '' ) => ( {
	what: `interaction to next paint, ${ what }, 4 × slow-down`,
	ours: `${ Math.round( ms ) } ms${ longest ? ` (${ longest })` : '' }`,
	other: 'web.dev: good up to 200 ms',
	target: `${ GOOD } ms`,
	ok: ms <= GOOD,
} );
