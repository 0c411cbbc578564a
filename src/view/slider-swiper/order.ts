/**
 * The slides in the order of their content: a loop has turned them round.
 *
 * @param before Slides in their order, before some came or went.
 * @param now    Slides as they stand in the document.
 */
export function inOrder< T >( before: readonly T[], now: readonly T[] ): T[] {
	const order = before.filter( ( slide ) => now.includes( slide ) );
	now.forEach( ( slide, index ) => {
		if ( ! before.includes( slide ) ) {
			const previous = now[ index - 1 ];
			order.splice( previous === undefined ? 0 : order.indexOf( previous ) + 1, 0, slide );
		}
	} );
	return order;
}

/**
 * The slide to go to so that another one comes into view: itself, or where the slide that is gone to stands in the
 * middle one nearer to what is shown, so that none is missing beside it at the end of the row.
 *
 * @param index  Place of the slide that is to be seen.
 * @param active Place of the slide that is shown now.
 * @param view   How many are in view around the middle; 1 where it is not in the middle.
 */
export function besides( index: number, active: number, view: number ): number {
	const half = Math.floor( ( view - 1 ) / 2 );
	return index > active ? Math.max( active, index - half ) : Math.min( active, index + half );
}
