/**
 * Compares the boxes of a page in another engine with those in Chromium.
 */
import { differences, inPlainFonts, SIDES, steady, type Part, type View } from '../e2e/support/canvas/parts';
import type { Driver } from './driver';
import { compareWords, wordsOf, type Words } from './words';

/** What a window shows of a sheet: parts and words, by fixture. */
export interface Sight {
	parts: Record< string, Part[] >;
	words: Record< string, Words[] >;
}

/**
 * Makes the browser lay out the page again. After a change of fonts or width, WebKit keeps some boxes too wide. By zoom:
 * WebKitGTK 2.50 crashed in one of ten times that the body of a page with a header in a column was hidden for this.
 */
const layOut = () => {
	document.documentElement.style.setProperty( 'zoom', '1.01' );
	document.body.getBoundingClientRect();
	document.documentElement.style.removeProperty( 'zoom' );
};

/** Reads parts and words of a sheet, when nothing changes any more. */
export const look = async ( view: View ): Promise< Sight > => {
	await view.evaluate( layOut, undefined );
	return { parts: ( await steady( view, {} ) ).fixtures, words: await wordsOf( view ) };
};

/**
 * Returns how many CSS pixels a side of a box may differ. Lines in other engines are a little higher or lower, which
 * adds up.
 *
 * @param size Expected value.
 */
export const tolerance = ( size: number ): number => Math.max( 8, Math.abs( size ) * 0.03 );

/** Parts of a fixture that may differ, the reason, and by how much. */
export interface Difference {
	why: string;
	/** Matches the names of the parts. */
	parts: RegExp;
	/** CSS pixels by which a side may differ in addition to the usual tolerance. */
	most: { left?: number; top?: number; width?: number; height?: number };
}

const LOWER = 'the lines of a long quote are a third of a pixel lower each';

/** Fixtures that are known to differ in an engine. The matrix fails if one of them does not differ any more. */
export const DIFFERS: Record< string, Record< string, Difference > > = {
	webkit: {
		'testimonials-list': { why: LOWER, parts: /eidan-quote__words/, most: { height: 4 } },
		'testimonials-list__masonry': { why: LOWER, parts: /eidan-quote__words/, most: { height: 4 } },
	},
};

/**
 * Compares a fixture. If a line breaks at another word, boxes around it may move and stretch by the height of that
 * line, but no more. For parts within a line only their length in all is compared, not where they begin.
 *
 * @param other    What the other engine shows.
 * @param chromium What Chromium shows.
 * @param name     Name of the fixture.
 * @param where    Name of the engine.
 * @param named    Known difference of the fixture.
 * @return A sentence for each difference.
 */
export const compare = ( other: Sight, chromium: Sight, name: string, where: string, named?: Difference ): string[] => {
	const [ parts, wanted ] = [ other.parts[ name ] ?? [], chromium.parts[ name ] ?? [] ];
	const { found, room } = compareWords( other.words[ name ] ?? [], chromium.words[ name ] ?? [], where );
	const lengths = new Map( parts.map( ( { name: part, length } ) => [ part, length ] ) );
	const pieces = wanted.flatMap( ( { name: part, length } ) => {
		const own = lengths.get( part );
		// A space at the end of a line has no width, so lengths may differ more.
		return length && own && Math.abs( own - length ) > 2 * tolerance( length )
			? [ `${ part }: length ${ Math.round( own ) }, Chromium ${ Math.round( length ) }` ]
			: [];
	} );
	const off = ( { name: part, box, length }: Part, side: number ) => {
		const isAcross = side % 2 === 0;
		const more = named?.parts.test( part ) ? ( named.most[ SIDES[ side ]! ] ?? 0 ) : 0;
		return isAcross && length !== null ? Infinity : tolerance( box[ side ]! ) + ( isAcross ? 0 : room ) + more;
	};
	return [ ...found, ...pieces, ...differences( parts, wanted, { where, wanted: 'Chromium', tolerance: off } ) ];
};

/** Returns a browser in the form that functions for reading parts expect. */
export const viewOf = ( driver: Driver ): View => ( { evaluate: ( job, argument ) => driver.run( job, argument ) } );

/**
 * Removes differences between machines from a page. Scroll bars take room in one engine only, and some engines round
 * the width of letters to whole pixels. For slanted and medium letters engines choose different fonts of the machine.
 * Dates get the same length, as the demo's dates change with the day, and some only just fit beside a category.
 */
const alike = () => {
	const style = document.createElement( 'style' );
	style.textContent =
		'html { scrollbar-width: none } * { text-rendering: geometricPrecision !important; font-kerning: none !important; font-variant-ligatures: none !important; font-style: normal !important; font-weight: 400 !important }';
	document.head.append( style );
	document.querySelectorAll( 'time' ).forEach( ( time ) => {
		time.textContent = 'May 1, 2026';
	} );
};

/** Prepares a page in either engine, after it has loaded. */
export const prepare = async ( view: View ): Promise< void > => {
	await view.evaluate( alike, undefined );
	await inPlainFonts( view );
};
