/**
 * Returns the slides in the order of their content. A loop has rotated them in the document.
 *
 * @param before The slides in order, before some were added or removed.
 * @param now    The slides as they are in the document.
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
 * Returns the slide to go to so that another slide comes into view. Usually that is the slide itself. If the current
 * slide is centered, a slide nearer to it is enough, so that no gap appears at the end of the row.
 *
 * @param index  Index of the slide to bring into view.
 * @param active Index of the current slide.
 * @param view   Number of slides in view around the centered one. 1 if slides are not centered.
 */
export function targetSlide( index: number, active: number, view: number ): number {
	const half = Math.floor( ( view - 1 ) / 2 );
	return index > active ? Math.max( active, index - half ) : Math.min( active, index + half );
}
