/**
 * Films a block on a page of the demo.
 */
import { settled } from '../browser.mjs';
import { drawPointer } from './pointer.mjs';
import { DEFAULT, LENGTH, eased, timed } from './choreography.mjs';
import { longestGap } from './frames.mjs';

/** The window, in pixels: that of a small laptop, so that words can be read in a film. */
const WINDOW = { width: 1120, height: 700 };

/** Milliseconds between two moves of the pointer. */
const MOVE = 16;

/** How long the browser may show nothing new while something moves, in milliseconds, before a film is taken again. */
const GAP = 350;

/** What floats in a corner of every page and belongs to no block but one. */
const FLOATING = '.wp-block-eidan-back-to-top, .eidan-to-top';

const until = ( time ) => new Promise( ( done ) => setTimeout( done, Math.max( 0, time - Date.now() ) ) );

/**
 * @typedef {import('./choreography.mjs').Row}   Row
 * @typedef {import('./frames.mjs').Seen}        Seen
 * @typedef {import('@playwright/test').Page}    Page
 * @typedef {import('@playwright/test').Locator} Locator
 */

/**
 * @param {Page}   page
 * @param {string} slug
 * @param {Row}    row
 * @return {Promise<{ block: Locator, place: Locator }>} The block that is filmed, and the section around it or the whole
 *                                                         content. A block that only opens is not there yet: then the
 *                                                         section stands for it.
 */
async function blockOf( page, slug, { under } ) {
	const blocks = `.wp-block-eidan-${ slug }`;
	const places = under
		? page.locator( 'main section', { has: page.getByRole( 'heading', { name: under, exact: true } ) } ).last()
		: page.locator( 'main' );
	const inside = places.locator( blocks ).filter( { visible: true } );
	return { place: places, block: ( await inside.count() ) ? inside.first() : places };
}

/**
 * Scrolls to where the film begins, and waits for what is seen there.
 *
 * @param {Page}    page
 * @param {Locator} block
 * @param {Row}     row
 */
async function begin( page, block, { top, from } ) {
	if ( from !== 'top' ) {
		await block.evaluate( ( element, wanted ) => {
			const { top: at, height } = element.getBoundingClientRect();
			const middle = height > window.innerHeight * 0.9 ? 40 : ( window.innerHeight - height ) / 2;
			window.scrollBy( { top: at - ( wanted ?? middle ), behavior: 'instant' } );
		}, top );
	}
	await settled( page );
}

/**
 * The hand of a visitor: moves slowly enough to be followed.
 *
 * @param {Page}                                page
 * @param {{ block: Locator, place: Locator }} places As from blockOf().
 */
function hand( page, { block, place } ) {
	let at = [ WINDOW.width * 0.7, WINDOW.height * 0.93 ];
	const move = async ( [ x, y ], long ) => {
		const [ fromX, fromY ] = at;
		const start = Date.now();
		for ( let share = 0; share < 1; ) {
			share = Math.min( 1, ( Date.now() - start ) / long );
			at = [ fromX + ( x - fromX ) * eased( share ), fromY + ( y - fromY ) * eased( share ) ];
			await page.mouse.move( ...at );
			await until( Date.now() + MOVE );
		}
	};
	const find = async ( selector, nth = 0 ) => {
		for ( const around of [ block, place, page ] ) {
			const found = around.locator( selector ).filter( { visible: true } );
			if ( ( await found.count() ) > nth ) {
				return found.nth( nth ).boundingBox();
			}
		}
		return null;
	};
	return {
		/** Puts the pointer where it waits at first. */
		rest: () => page.mouse.move( ...at ),
		async point( { point, press, nth, may, long } ) {
			const box = await find( point ?? press, nth );
			if ( ! box && ! may ) {
				throw new Error( `Nothing matches ${ point ?? press }.` );
			}
			if ( ! box ) {
				return;
			}
			await move( [ box.x + box.width / 2, box.y + box.height * 0.55 ], press ? long - 150 : long );
			if ( press ) {
				await page.mouse.down();
				await until( Date.now() + 80 );
				await page.mouse.up();
			}
		},
		async drag( { drag, long } ) {
			await page.mouse.down();
			await move( [ at[ 0 ] + drag, at[ 1 ] ], long );
			await page.mouse.up();
		},
	};
}

/** Runs in the page: scrolls it as by a wheel, evenly. */
const scroll = async ( { way, long } ) => {
	const from = window.scrollY;
	const start = performance.now();
	const ease = ( share ) => ( share < 0.5 ? 2 * share * share : 1 - ( 2 - 2 * share ) ** 2 / 2 );
	for ( let share = 0; share < 1; ) {
		const now = await new Promise( window.requestAnimationFrame );
		share = Math.min( 1, Math.max( 0, ( now - start ) / long ) );
		window.scrollTo( { top: from + way * ease( share ), behavior: 'instant' } );
	}
};

/**
 * @param {Page}                               page
 * @param {{ block: Locator, place: Locator }} places As from blockOf().
 * @param {Array<import('./choreography.mjs').Step & { at: number, long: number }>} steps
 * @param {number}                             start  When the film begins, in milliseconds.
 */
async function play( page, places, steps, start ) {
	const visitor = hand( page, places );
	await visitor.rest();
	for ( const step of steps ) {
		await until( start + step.at );
		if ( step.point !== undefined || step.press !== undefined ) {
			await visitor.point( step );
		} else if ( step.drag !== undefined ) {
			await visitor.drag( step );
		} else if ( step.scroll !== undefined ) {
			await page.evaluate( scroll, { way: step.scroll, long: step.long } );
		} else if ( step.type !== undefined ) {
			await page.keyboard.type( step.type, { delay: step.long / step.type.length } );
		} else if ( step.key !== undefined ) {
			await page.keyboard.press( step.key );
		}
	}
	await until( start + LENGTH );
}

/**
 * @param {Page} page
 * @return {Promise<{ seen: Seen[], stop: () => Promise<void> }>} What the browser shows from now on.
 */
async function camera( page ) {
	const session = await page.context().newCDPSession( page );
	const seen = [];
	session.on( 'Page.screencastFrame', ( { data, metadata, sessionId } ) => {
		seen.push( { at: metadata.timestamp * 1000, data: Buffer.from( data, 'base64' ) } );
		void session.send( 'Page.screencastFrameAck', { sessionId } ).catch( () => {} );
	} );
	await session.send( 'Page.startScreencast', {
		format: 'jpeg',
		quality: 92,
		maxWidth: WINDOW.width,
		maxHeight: WINDOW.height,
	} );
	return { seen, stop: () => session.send( 'Page.stopScreencast' ) };
}

/**
 * Takes a film once.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             base    Address of the site.
 * @param {string}                             slug
 * @param {Row}                                row
 * @return {Promise<{ seen: Seen[], start: number, gap: number }>} What was seen, when the film begins, and the longest
 *                                                                 time without a frame while something moved.
 */
async function take( browser, base, slug, row ) {
	const context = await browser.newContext( { viewport: WINDOW } );
	try {
		const page = await context.newPage();
		await page.addInitScript(
			( style ) =>
				document.addEventListener( 'DOMContentLoaded', () =>
					document.head.insertAdjacentHTML( 'beforeend', `<style>${ style }</style>` )
				),
			slug === 'back-to-top' ? '' : `${ FLOATING }{visibility:hidden!important}`
		);
		const address = base + ( row.path ?? `/widgets/${ slug }/` );
		const steps = timed( row.steps ?? DEFAULT );
		let start = 0;
		const { seen, stop } = await ( async () => {
			if ( row.from === 'load' ) {
				const filmed = await camera( page );
				start = Date.now();
				await page.goto( address, { waitUntil: 'commit' } );
				start = Date.now();
				return filmed;
			}
			await page.goto( address, { waitUntil: 'load' } );
			const { block } = await blockOf( page, slug, row );
			await begin( page, block, row );
			await page.evaluate( drawPointer );
			const filmed = await camera( page );
			start = Date.now() + 100;
			return filmed;
		} )();
		await play( page, await blockOf( page, slug, row ), steps, start );
		await stop();
		const ways = steps.filter( ( { wait, key, may } ) => wait === undefined && key === undefined && ! may );
		return { seen, start, gap: row.from === 'load' ? 0 : longestGap( seen, start, ways ) };
	} finally {
		await context.close();
	}
}

/**
 * Films a block. If the machine is too busy to show what moves, the film is taken again, once, and the smoother
 * one is kept.
 *
 * @param {import('@playwright/test').Browser} browser A running Chromium.
 * @param {string}                             base    Address of a site with the demo.
 * @param {string}                             slug    Name of the block without `eidan/`.
 * @param {Row}                                row     Its row in films.json.
 * @return {Promise<{ seen: Seen[], start: number, gap: number }>} As from take().
 */
export async function record( browser, base, slug, row ) {
	let best = await take( browser, base, slug, row );
	for ( let more = 1; best.gap > GAP && more > 0; more-- ) {
		const again = await take( browser, base, slug, row );
		best = again.gap < best.gap ? again : best;
	}
	return best;
}
