/**
 * Boxes of a page in another engine, beside those in Chromium.
 */
import { differences, inPlainFonts, SIDES, steady, type Part, type View } from '../e2e/support/canvas/parts';
import type { Driver } from './driver';
import { compareWords, wordsOf, type Words } from './words';

/** What a window shows of a sheet, by fixture. */
export interface Sight {
	parts: Record< string, Part[] >;
	words: Record< string, Words[] >;
}

/** Lays a page out anew: after other fonts or another width WebKit keeps the widths of some boxes around words. */
const layOut = () => {
	document.body.style.display = 'none';
	document.body.getBoundingClientRect();
	document.body.style.removeProperty( 'display' );
};

/** @param view Page with a sheet; waits until nothing changes any more. */
export const look = async ( view: View ): Promise< Sight > => {
	await view.evaluate( layOut, undefined );
	return { parts: ( await steady( view, {} ) ).fixtures, words: await wordsOf( view ) };
};

/**
 * CSS pixels that a box may be off: lines of other engines are a little higher or lower, which adds up.
 *
 * @param size What it should be.
 */
export const tolerance = ( size: number ): number => Math.max( 8, Math.abs( size ) * 0.03 );

/** A reason for which parts of a fixture differ, and by how much they may. */
export interface Difference {
	why: string;
	/** Names of the parts. */
	parts: RegExp;
	/** CSS pixels by which a side may be off besides. */
	most: { left?: number; top?: number; width?: number; height?: number };
}

const LOWER = 'the lines of a long quote are a third of a pixel lower each';

/** Fixtures that differ in an engine. The matrix fails for one that no longer does. */
export const DIFFERS: Record< string, Record< string, Difference > > = {
	webkit: {
		'testimonials-list': { why: LOWER, parts: /eidan-quote__words/, most: { height: 4 } },
		'testimonials-list__masonry': { why: LOWER, parts: /eidan-quote__words/, most: { height: 4 } },
	},
};

/**
 * Compares a fixture. A line that ends at another word moves and stretches what is around it by its height and no more;
 * where a piece of a line begins is not compared, and how long it is in all is.
 *
 * @param other    What the other engine shows.
 * @param chromium What Chromium shows.
 * @param name     Of the fixture.
 * @param where    Name of the engine.
 * @param named    What may differ.
 * @return What differs, a sentence each.
 */
export const compare = ( other: Sight, chromium: Sight, name: string, where: string, named?: Difference ): string[] => {
	const [ parts, wanted ] = [ other.parts[ name ] ?? [], chromium.parts[ name ] ?? [] ];
	const { found, room } = compareWords( other.words[ name ] ?? [], chromium.words[ name ] ?? [], where );
	const lengths = new Map( parts.map( ( { name: part, length } ) => [ part, length ] ) );
	const pieces = wanted.flatMap( ( { name: part, length } ) => {
		const own = lengths.get( part );
		// A space at the end of a line has no width.
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

/** @param driver Browser, as what reads parts knows it. */
export const viewOf = ( driver: Driver ): View => ( { evaluate: ( job, argument ) => driver.run( job, argument ) } );

/**
 * Takes from a page what differs by the machine. Bars of the window take room in one engine and not in the other, and
 * some round the width of letters to whole pixels. For slanted and medium letters each takes another font of the
 * machine. Dates are of one length: the demo's move with the day, and beside a category some just do not fit.
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

/** @param view Page that has loaded, in either engine. */
export const prepare = async ( view: View ): Promise< void > => {
	await view.evaluate( alike, undefined );
	await inPlainFonts( view );
};
