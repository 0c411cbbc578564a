/**
 * Reads the contrast of all words of a page.
 */
import type { CDPSession, Page } from '@playwright/test';
import { drawn } from '../settled';
import { find, type Place } from './find';
import { measure, type Screenshot, type Seen } from './measure';
import { decode } from './png';

/** A word that is seen. */
export type ReadWord = Omit< Place, 'box' | 'mark' | 'isTight' > & Seen;

/** The window: wide enough for every layout of wide screens, and high, so that few pictures show a whole page. */
const WINDOW = { width: 1200, height: 1800 };

/** Every second pixel tells colors as well, in a quarter of the time. */
const SCALE = 0.5;

/** CSS pixels that two pictures of neighbouring parts of a page share: more than a line of the largest words. */
const SHARED = 200;

/** Words and fields in magenta, words of pseudo elements in green: nothing of ours has these. */
const MARKS = [
	[ 255, 0, 255 ],
	[ 0, 255, 0 ],
];

/** In all pictures. Letters get a line around them, so wide that one pixel at least has nothing but their color. */
const ALL = `* { transition: none !important; caret-color: transparent !important }
[data-eidan-far] { visibility: hidden !important }
[data-eidan-thin], [data-eidan-thin]::before, [data-eidan-thin]::after { -webkit-text-stroke-width: 3px !important }
[data-eidan-outlined] { -webkit-text-fill-color: transparent !important }`;

/** Colors of words alone: those of grounds, lines and icons often follow `color`. */
const dye = ( color: string, pseudo: string ) => {
	const of = ( own: string ) =>
		`{ -webkit-text-stroke-color: ${ own } !important; text-decoration-color: transparent !important }`;
	const filled = ( own: string ) => `{ -webkit-text-fill-color: ${ own } !important }`;
	return `*, ::placeholder ${ of( color ) } ::before, ::after ${ of( pseudo ) }
	:not([data-eidan-outlined]), ::placeholder ${ filled( color ) } :not([data-eidan-outlined])::before, :not([data-eidan-outlined])::after ${ filled( pseudo ) }`;
};

const [ own = '', pseudo = '' ] = MARKS.map( ( mark ) => `rgb(${ mark.join( ' ' ) })` );

/** What is added to the page for each picture. */
const SCREENSHOT_STYLES = { shown: '', bare: dye( 'transparent', 'transparent' ), marked: dye( own, pseudo ) };

/**
 * Reads the words of what is in the window.
 *
 * @param page    The page.
 * @param session Its protocol.
 * @param section Where to look, by a selector.
 */
const readWindow = async ( page: Page, session: CDPSession, section: string ): Promise< ReadWord[] > => {
	const dressed = ( css: string ) =>
		page.evaluate( ( text ) => ( document.getElementById( 'eidan-dye' )!.textContent = text ), css );
	// Words are looked for as they are, without what the window before has added.
	await dressed( '' );
	const places = await page.evaluate( find, { selector: section, shared: SHARED } );
	if ( ! places.length ) {
		return [];
	}
	const screenshot = async ( content: string ): Promise< Screenshot > => {
		await dressed( ALL + content );
		const { data } = await session.send( 'Page.captureScreenshot', { format: 'png', optimizeForSpeed: true } );
		return decode( Buffer.from( data, 'base64' ) );
	};
	const screenshots = {
		shown: await screenshot( SCREENSHOT_STYLES.shown ),
		bare: await screenshot( SCREENSHOT_STYLES.bare ),
		marked: await screenshot( SCREENSHOT_STYLES.marked ),
	};
	const words = places.map( ( { box: [ left, top, right, bottom ], mark, isTight } ) => ( {
		box: [ left * SCALE, top * SCALE, right * SCALE, bottom * SCALE ] as Place[ 'box' ],
		mark,
		isTight,
	} ) );
	return measure( screenshots, words, MARKS ).flatMap( ( seen, index ) => {
		const { text, fixture, of, least } = places[ index ]!;
		return seen ? [ { text, fixture, of, least, ...seen } ] : [];
	} );
};

/**
 * Gives a page the window in which words are read.
 *
 * @param page Before it shows what is read.
 * @return Reads what is on the page: every word under the selector that is seen on the way down, some twice.
 */
export const wordReader = async ( page: Page ): Promise< ( section: string ) => Promise< ReadWord[] > > => {
	const session = await page.context().newCDPSession( page );
	// Not by Playwright's option, which draws no page smaller than it is.
	await session.send( 'Emulation.setDeviceMetricsOverride', { ...WINDOW, deviceScaleFactor: SCALE, mobile: false } );
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
 * @param words Words that are seen.
 * @return What has too little contrast, the worst word of each kind.
 */
export const tooPale = ( words: readonly ReadWord[] ): ReadWord[] => {
	const worst = new Map< string, ReadWord >();
	for ( const word of words ) {
		const key = `${ word.fixture } ${ word.of }`;
		// Colors of pixels are whole numbers, which is worth up to a twentieth.
		if ( word.contrast < word.least - 0.05 && word.contrast < ( worst.get( key )?.contrast ?? Infinity ) ) {
			worst.set( key, word );
		}
	}
	return [ ...worst.values() ];
};

/** @param word A word that has too little. */
export const sentence = ( { fixture, of, text, contrast, least, ink, ground }: ReadWord ): string =>
	`${ fixture }: “${ text }” of ${ of } has ${ contrast.toFixed( 2 ) } : 1 in place of ${ least }, rgb(${ ink.join( ' ' ) }) on rgb(${ ground.join( ' ' ) })`;

/**
 * How many of the words that a look shows have to be seen in each other one: the rest is what a narrower font makes
 * room for.
 */
const FEWEST = 0.8;

/**
 * @param words Words that are seen.
 * @param first Those that are seen in another look of the same page.
 * @return Fixtures of which less is seen, in words: something lies over them, or they are gone.
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
