/**
 * A masonry in reading order: each item, in the order of the page, goes into the shortest column. So items that are
 * placed already stay where they are when more are added.
 */

/** Position of an item. */
export interface Place {
	/** Index of the column, from 0. */
	lane: number;
	/** Distance from the top, in pixels. */
	top: number;
}

/**
 * Columns whose heights differ by less than this many pixels count as equal. The first of them is taken, so that a row
 * of nearly equal items reads in order. CSS masonry uses 1em.
 */
const TOLERANCE = 16;

/**
 * Assigns items to columns.
 *
 * @param heights Height of each item including the space below it, in pixels, in the order of the page.
 * @param lanes   Number of columns, at least 1.
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

/** Whether the browser supports CSS masonry. The style sheet then uses that. */
export const isNative = () => CSS.supports( 'display', 'grid-lanes' );

/**
 * Lays out one masonry. The style sheet defines the columns and, with the class `is-placed`, one row for all items. The
 * heights of images are known before they load, from their stored aspect ratios.
 *
 * @param root The element around the items.
 */
export function place( root: HTMLElement ): void {
	root.classList.add( 'is-placed' );
	const items = [ ...root.children ] as HTMLElement[];
	// Reset the items' columns first. An old column would still count as a column after the root has become too narrow
	// for it.
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
