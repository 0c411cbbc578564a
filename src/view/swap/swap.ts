import type { Point } from '../pointer/intent';

/**
 * The edge of a box that a point is nearest to or lies beyond, as the insets that uncover the box from there.
 *
 * @param point Place of the pointer, or of what was focused.
 * @param box   The box, in the same pixels.
 * @return Insets for `clip-path`: top, right, bottom, left.
 */
export const insetFrom = (
	{ x, y }: Point,
	box: { left: number; top: number; width: number; height: number }
): string => {
	// From −1 to 1 between the edges, 0 in the middle.
	const across = ( x - box.left ) / ( box.width / 2 || 1 ) - 1;
	const down = ( y - box.top ) / ( box.height / 2 || 1 ) - 1;
	if ( Math.abs( across ) > Math.abs( down ) ) {
		return across < 0 ? '0 100% 0 0' : '0 0 0 100%';
	}
	return down < 0 ? '0 0 100%' : '100% 0 0';
};

/** The middle of an element, in pixels of the window. */
export const middleOf = ( element: Element ): Point => {
	const { left, top, width, height } = element.getBoundingClientRect();
	return { x: left + width / 2, y: top + height / 2 };
};

/**
 * Shows one of several images that lie on one another: the one that comes gets the class `is-shown` and lies above
 * the one that goes, `is-last`. How it comes (src/styles/_swap.scss) is up to the style sheet.
 *
 * @param stage    What they lie in; `--from` on it is the edge from which the next one is uncovered.
 * @param pictures The images; one of them may be shown already.
 * @return Shows the image of a number, seen from a point; -1 shows none. Says whether that changed anything.
 */
export function swapper(
	stage: HTMLElement,
	pictures: readonly HTMLElement[]
): ( index: number, from?: Point ) => boolean {
	return ( index, from ) => {
		const next = pictures[ index ];
		const last = pictures.find( ( picture ) => picture.matches( '.is-shown' ) );
		if ( next === last ) {
			return false;
		}
		if ( from ) {
			stage.style.setProperty( '--from', insetFrom( from, stage.getBoundingClientRect() ) );
		}
		pictures.forEach( ( picture ) => {
			picture.classList.toggle( 'is-shown', picture === next );
			picture.classList.toggle( 'is-last', picture === last );
		} );
		return true;
	};
}
