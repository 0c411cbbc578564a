import type { Point } from '../pointer/intent';

/**
 * Finds the edge of a box nearest to a point, and returns the insets that uncover the box from there.
 *
 * @param point Position of the pointer, or of the focused element.
 * @param box   The box, in the same pixels.
 * @return Insets for `clip-path`: top, right, bottom, left.
 */
export const insetFrom = (
	{ x, y }: Point,
	box: { left: number; top: number; width: number; height: number }
): string => {
	// -1 at one edge, 1 at the other, 0 in the middle.
	const across = ( x - box.left ) / ( box.width / 2 || 1 ) - 1;
	const down = ( y - box.top ) / ( box.height / 2 || 1 ) - 1;
	if ( Math.abs( across ) > Math.abs( down ) ) {
		return across < 0 ? '0 100% 0 0' : '0 0 0 100%';
	}
	return down < 0 ? '0 0 100%' : '100% 0 0';
};

/** Returns the middle of an element, in pixels of the window. */
export const middleOf = ( element: Element ): Point => {
	const { left, top, width, height } = element.getBoundingClientRect();
	return { x: left + width / 2, y: top + height / 2 };
};

/**
 * Shows one of several stacked images. The new image gets the class `is-shown` and lies above the old one, `is-last`.
 * The style sheet animates the change (src/styles/_swap.scss).
 *
 * @param stage  Element around the images. Its property `--from` is the edge from which the next image is uncovered.
 * @param images The images. One of them may be shown already.
 * @return Shows the image with an index, as reached from a point. -1 shows none. Returns whether that changed anything.
 */
export function swapper(
	stage: HTMLElement,
	images: readonly HTMLElement[]
): ( index: number, from?: Point ) => boolean {
	return ( index, from ) => {
		const next = images[ index ];
		const last = images.find( ( image ) => image.matches( '.is-shown' ) );
		if ( next === last ) {
			return false;
		}
		if ( from ) {
			stage.style.setProperty( '--from', insetFrom( from, stage.getBoundingClientRect() ) );
		}
		images.forEach( ( image ) => {
			image.classList.toggle( 'is-shown', image === next );
			image.classList.toggle( 'is-last', image === last );
		} );
		return true;
	};
}
