/** Smallest distance of a swipe, in pixels. */
const SWIPE = 48;

/**
 * Returns what a swipe asks for: the next image (1), the previous one (-1), closing (0), or undefined for nothing.
 *
 * @param x   Pixels to the right.
 * @param y   Pixels down.
 * @param rtl Whether the next image is on the left.
 */
export function swiped( x: number, y: number, rtl: boolean ): number | undefined {
	if ( Math.abs( x ) > Math.max( SWIPE, Math.abs( y ) ) ) {
		return x < 0 === rtl ? -1 : 1;
	}
	return y > Math.max( SWIPE, Math.abs( x ) ) ? 0 : undefined;
}
