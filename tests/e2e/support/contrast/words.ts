/**
 * Measures the contrast of all words on a page.
 */
import type { CDPSession, Page } from '@playwright/test';
import { drawn } from '../settled';
import { find, type Place } from './find';
import { measure, type Screenshot, type Seen } from './measure';
import { decode } from './png';

/** A visible word with its contrast. */
export type ReadWord = Omit< Place, 'box' | 'mark' | 'isTight' > & Seen;

/** Size of the window. Wide enough for the layouts of wide screens, and high, so that a page needs few screenshots. */
const WINDOW = { width: 1200, height: 1800 };

/** Screenshots have half the size. Colors can still be told apart, in a quarter of the time. */
const SCALE = 0.5;

/** CSS pixels by which two windows overlap: more than a line of the largest words. */
const SHARED = 200;

/** Colors for marking: magenta for words and fields, green for words of pseudo elements. Our blocks use neither. */
const MARKS = [
	[ 255, 0, 255 ],
	[ 0, 255, 0 ],
];

/**
 * Styles for all screenshots. Letters get a line around them. It is so wide that at least one pixel of each letter has
 * nothing but the letter's color.
 */
const ALL = `* { transition: none !important; caret-color: transparent !important }
[data-eidan-far] { visibility: hidden !important }
[data-eidan-thin], [data-eidan-thin]::before, [data-eidan-thin]::after { -webkit-text-stroke-width: 3px !important }
[data-eidan-outlined] { -webkit-text-fill-color: transparent !important }`;

/** Returns styles that color words only. `color` would not do, as backgrounds, lines and icons often follow it. */
const dye = ( color: string, pseudo: string ) => {
	const of = ( own: string ) =>
		`{ -webkit-text-stroke-color: ${ own } !important; text-decoration-color: transparent !important }`;
	const filled = ( own: string ) => `{ -webkit-text-fill-color: ${ own } !important }`;
	return `*, ::placeholder ${ of( color ) } ::before, ::after ${ of( pseudo ) }
	:not([data-eidan-outlined]), ::placeholder ${ filled( color ) } :not([data-eidan-outlined])::before, :not([data-eidan-outlined])::after ${ filled( pseudo ) }`;
};

const [ own = '', pseudo = '' ] = MARKS.map( ( mark ) => `rgb(${ mark.join( ' ' ) })` );

/** Styles for each of the three screenshots. */
const SCREENSHOT_STYLES = { shown: '', bare: dye( 'transparent', 'transparent' ), marked: dye( own, pseudo ) };

/**
 * Measures the words in the window.
 *
 * @param page    The page.
 * @param session Chrome DevTools session of the page.
 * @param section Selector of the elements to look into.
 * @param turns   How often to measure at most, if the page moves meanwhile.
 */
const readWindow = async ( page: Page, session: CDPSession, section: string, turns = 5 ): Promise< ReadWord[] > => {
	const dressed = ( css: string ) =>
		page.evaluate( ( text ) => ( document.getElementById( 'eidan-dye' )!.textContent = text ), css );
	// First remove the styles for the window before, as words have to be found as visitors see them.
	await dressed( '' );
	if ( ( await page.evaluate( () => devicePixelRatio ) ) !== SCALE ) {
		throw new Error( 'The size of the window was changed after wordReader().' );
	}
	const places = await page.evaluate( find, { selector: section, shared: SHARED } );
	if ( ! places.length ) {
		return [];
	}
	const capture = async ( content: string ) => {
		await dressed( ALL + content );
		const { data } = await session.send( 'Page.captureScreenshot', { format: 'png', optimizeForSpeed: true } );
		return data;
	};
	const captureAll = async () => ( {
		shown: await capture( SCREENSHOT_STYLES.shown ),
		bare: await capture( SCREENSHOT_STYLES.bare ),
		marked: await capture( SCREENSHOT_STYLES.marked ),
	} );
	const pictures = await captureAll();
	const decoded = ( png: string ): Screenshot => decode( Buffer.from( png, 'base64' ) );
	const screenshots = {
		shown: decoded( pictures.shown ),
		bare: decoded( pictures.bare ),
		marked: decoded( pictures.marked ),
	};
	const words = places.map( ( { box: [ left, top, right, bottom ], mark, isTight } ) => ( {
		box: [ left * SCALE, top * SCALE, right * SCALE, bottom * SCALE ] as Place[ 'box' ],
		mark,
		isTight,
	} ) );
	const read = measure( screenshots, words, MARKS ).flatMap( ( seen, index ) => {
		const { text, fixture, of, least } = places[ index ]!;
		return seen ? [ { text, fixture, of, least, ...seen } ] : [];
	} );
	// Words that moved from one screenshot to the next are compared with what is beside them, and look pale. Each of the
	// three may be the odd one: after scrolling, the browser once draws what scrolls by itself half a pixel higher.
	const isDone =
		turns === 1 ||
		tooPale( read ).length === 0 ||
		JSON.stringify( pictures ) === JSON.stringify( await captureAll() );
	return isDone ? read : readWindow( page, session, section, turns - 1 );
};

/**
 * Sets the size of a page's window for measuring contrast.
 *
 * @param page  The page. Its size must not be changed in another way until the words are measured: Playwright's would
 *              be the size of the layout, and this one that of the screenshots.
 * @param width Width of the window in CSS pixels.
 * @return Function that measures every word within a selector, window by window. Some words are measured twice.
 */
export const wordReader = async (
	page: Page,
	width = WINDOW.width
): Promise< ( section: string ) => Promise< ReadWord[] > > => {
	const session = await page.context().newCDPSession( page );
	// Playwright's own option cannot be used: it never draws a page smaller than it is.
	await session.send( 'Emulation.setDeviceMetricsOverride', {
		...WINDOW,
		width,
		deviceScaleFactor: SCALE,
		mobile: false,
	} );
	return async ( section ) => {
		await page.evaluate( () =>
			document.head.appendChild( document.createElement( 'style' ) ).setAttribute( 'id', 'eidan-dye' )
		);
		const words: ReadWord[] = [];
		const height = await page.evaluate( () => document.documentElement.scrollHeight );
		for ( let top = 0; top === 0 || top + SHARED < height; top += WINDOW.height - SHARED ) {
			await page.evaluate( ( y ) => scrollTo( { top: y, behavior: 'instant' } ), top );
			await drawn( page );
			words.push( ...( await readWindow( page, session, section ) ) );
		}
		await page.evaluate( () => {
			document.getElementById( 'eidan-dye' )!.remove();
			scrollTo( { top: 0, behavior: 'instant' } );
		} );
		return words;
	};
};

/**
 * @param words Visible words.
 * @return Words with too little contrast: only the worst of each kind.
 */
export const tooPale = ( words: readonly ReadWord[] ): ReadWord[] => {
	const worst = new Map< string, ReadWord >();
	for ( const word of words ) {
		const key = `${ word.fixture } ${ word.of }`;
		// Pixels have whole numbers for colors. This rounding can change the contrast by up to 0.05.
		if ( word.contrast < word.least - 0.05 && word.contrast < ( worst.get( key )?.contrast ?? Infinity ) ) {
			worst.set( key, word );
		}
	}
	return [ ...worst.values() ];
};

/** Describes a word with too little contrast. */
export const sentence = ( { fixture, of, text, contrast, least, ink, ground }: ReadWord ): string =>
	`${ fixture }: “${ text }” of ${ of } has ${ contrast.toFixed( 2 ) } : 1 in place of ${ least }, rgb(${ ink.join( ' ' ) }) on rgb(${ ground.join( ' ' ) })`;

/**
 * Share of a fixture's words in one look that have to be visible in another look as well. A few may be missing, as some
 * looks have wider fonts, which leave less room.
 */
const FEWEST = 0.8;

/**
 * @param words Words that are visible in a look.
 * @param first Words that are visible in the first look of the same page.
 * @return A sentence for each fixture with too few visible words: something covers them, or they are gone.
 */
export const missing = ( words: readonly ReadWord[], first: readonly ReadWord[] ): string[] => {
	const seen = ( list: readonly ReadWord[], of: string ) =>
		new Set( list.filter( ( { fixture } ) => fixture === of ).map( ( { text } ) => text ) );
	return [ ...new Set( first.map( ( { fixture } ) => fixture ) ) ].flatMap( ( fixture ) => {
		const here = seen( words, fixture );
		const there = seen( first, fixture );
		return here.size < there.size * FEWEST
			? [
					`${ fixture }: ${ here.size } of ${ there.size } words, without ${ [ ...there ]
						.filter( ( text ) => ! here.has( text ) )
						.slice( 0, 9 )
						.join( ' ' ) }`,
				]
			: [];
	} );
};
