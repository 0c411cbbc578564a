import type { Point } from '../../../src/view/pointer/intent';

/** Pixels between the box and the window's edge, and between the box and the pointer. */
export const SPACE = 16;

/**
 * Returns the position of a box beside the pointer, vertically centered on it, so that the box stays inside the window.
 *
 * @param pointer Position in pixels from the corner of the root.
 * @param size    Size of the box.
 * @param root    Corner of the pointer's area, in pixels of the window.
 * @param view    Size of the window.
 * @return Position in pixels from the root's corner. A box larger than the window starts near the window's edge.
 */
export function keepInWindow(
	{ x, y }: Point,
	size: { width: number; height: number },
	root: { left: number; top: number },
	view: { width: number; height: number }
): Point {
	const keep = ( at: number, length: number, start: number, room: number ) =>
		Math.max( SPACE - start, Math.min( at, room - SPACE - length - start ) );
	return {
		x: keep( x + SPACE, size.width, root.left, view.width ),
		y: keep( y - size.height / 2, size.height, root.top, view.height ),
	};
}
