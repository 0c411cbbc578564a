/**
 * Masonry that reads across: each item stands in the column that has the most room, in the order of the page. So what
 * is there stays where it is when more comes.
 */

/** Where an item stands. */
export interface Place {
	/** Column, from 0. */
	lane: number;
	/** Distance from the top, in pixels. */
	top: number;
}

/**
 * Columns that differ by less than this are equally high: then the first of them is taken, so that a row of nearly
 * equal items reads in order. CSS's own masonry has 1em.
 */
const TOLERANCE = 16;

/**
 * Places items in columns.
 *
 * @param heights Height of each item with the space below it, in pixels, in the order of the page.
 * @param lanes   How many columns there are, at least 1.
 */
export const placesOf = ( heights: readonly number[], lanes: number ): Place[] => {
	const ends = new Array< number >( lanes ).fill( 0 );
	return heights.map( ( height ) => {
		const least = Math.min( ...ends );
		const lane = ends.findIndex( ( end ) => TOLERANCE > end - least );
		const top = ends[ lane ] ?? 0;
		ends[ lane ] = top + height;
		return { lane, top };
	} );
};

/** Whether the browser has a masonry of its own, which the style sheet uses then. */
export const isNative = () => CSS.supports( 'display', 'grid-lanes' );

/**
 * Lays out one masonry. The style sheet gives the columns and, with the class `is-placed`, one row for all items; the
 * heights of images are known before they load, by their stored ratios.
 *
 * @param root The element around the items.
 */
export function place( root: HTMLElement ): void {
	root.classList.add( 'is-placed' );
	const items = [ ...root.children ] as HTMLElement[];
	// Items hold on to their columns, which would count though the root has become too narrow for them.
	items.forEach( ( { style } ) => style.removeProperty( 'grid-area' ) );
	const lanes = getComputedStyle( root ).gridTemplateColumns.split( ' ' ).length;
	const space = items[ 0 ] ? parseFloat( getComputedStyle( items[ 0 ] ).marginBlockEnd ) : 0;
	const heights = items.map( ( { offsetHeight } ) => offsetHeight + space );
	placesOf( heights, lanes ).forEach( ( { lane, top }, index ) => {
		const { style } = items[ index ]!;
		style.gridArea = `1 / ${ lane + 1 }`;
		style.marginBlockStart = `${ top }px`;
	} );
}
