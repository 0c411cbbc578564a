/**
 * What a visitor does in the film of a block. films.json has a row for each block that wants more than the default.
 */
/** Length of a film, and times that steps take if they do not say it, in milliseconds. */
export const LENGTH = 10_000;
const TRAVEL = 600;
const PRESS = 150;
const SCROLL = 900;
const KEY = 120;

/**
 * One thing that a visitor does. It has one of the first seven properties.
 *
 * @typedef {Object} Step
 * @property {number}  [wait]   Looks at the page, in milliseconds.
 * @property {string}  [point]  Moves the pointer to an element: a selector inside the block or, if nothing in it
 *                              matches, in its section, or on the page.
 * @property {string}  [press]  Moves there, too, and clicks.
 * @property {number}  [scroll] Scrolls the page, in pixels; upwards if negative.
 * @property {number}  [drag]   Drags what is under the pointer sideways, in pixels.
 * @property {string}  [type]   Types a text.
 * @property {string}  [key]    Presses a key, named as by Playwright.
 * @property {number}  [nth]    Which of the elements that match and are seen, from 0.
 * @property {number}  [for]    How long the way takes, in milliseconds.
 * @property {boolean} [may]    Whether the element may be missing. Then the step only passes the time.
 */

/**
 * A row of films.json.
 *
 * @typedef {Object} Row
 * @property {string}  [path]  Path of the page, if it is not `/widgets/<slug>/`.
 * @property {string}  [under] Heading of the section whose block is filmed. By default it is the first block.
 * @property {number}  [top]   Where the block's top edge is in the window at first, in pixels. By default the block is
 *                             in the middle.
 * @property {string}  [from]  `load` films the page as it comes, `top` from its top; else the film begins at the block.
 * @property {string}  alt     What the film shows, in a sentence.
 * @property {Step[]}  [steps] What the visitor does. By default `DEFAULT`.
 */

/** Goes on twice where there is a way to go on, and points at the first two links. */
export const DEFAULT = [
	{ wait: 900 },
	{ press: '.is-next', may: true },
	{ wait: 1200 },
	{ press: '.is-next', may: true },
	{ wait: 1200 },
	{ point: 'a', may: true },
	{ wait: 1500 },
	{ point: 'a', nth: 1, may: true },
	{ wait: 1500 },
];

/**
 * @param {Step} step
 * @return {number} How long it takes, in milliseconds.
 */
export function lengthOf( step ) {
	if ( step.wait !== undefined ) {
		return step.wait;
	}
	if ( step.type !== undefined ) {
		return step.for ?? step.type.length * KEY;
	}
	if ( step.scroll !== undefined ) {
		return step.for ?? SCROLL;
	}
	if ( step.key !== undefined ) {
		return PRESS;
	}
	return ( step.for ?? TRAVEL ) + ( step.press === undefined ? 0 : PRESS );
}

/**
 * Says when each step begins. So a slow step does not make those after it late.
 *
 * @param {Step[]} steps
 * @return {Array<Step & { at: number, long: number }>} The steps with their beginning and their length in milliseconds.
 */
export function timed( steps ) {
	let at = 0;
	return steps.map( ( step ) => {
		const long = lengthOf( step );
		at += long;
		return { ...step, at: at - long, long };
	} );
}

/**
 * Eases a way in and out.
 *
 * @param {number} share Part of the time that is over, from 0 to 1.
 * @return {number} Part of the way that is gone, from 0 to 1.
 */
export const eased = ( share ) => ( share < 0.5 ? 2 * share * share : 1 - ( 2 - 2 * share ) ** 2 / 2 );
