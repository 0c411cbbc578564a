import type { Point } from './intent';

/** Pixels between what is kept in the window and its edge, and between it and the pointer. */
export const SPACE = 16;

/**
 * The corner of something beside the pointer, half above and half below it, that does not leave the window.
 *
 * @param pointer Pixels from the corner of what it moves over.
 * @param size    Of what is kept.
 * @param root    Corner of what the pointer moves over, in pixels of the window.
 * @param view    Size of the window.
 * @return Pixels from the same corner; larger than the window it begins at the window's edge.
 */
export function keptIn(
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
