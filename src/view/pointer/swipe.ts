/** How far a finger has to travel before it means something. */
const SWIPE = 48;

/**
 * What letting go after moving by ( x, y ) asks for: the next one (1), the one before (-1), leaving (0), or nothing.
 *
 * @param x   Pixels to the right.
 * @param y   Pixels down.
 * @param rtl Whether the next one is on the left.
 */
export function swiped( x: number, y: number, rtl: boolean ): number | undefined {
	if ( Math.abs( x ) > Math.max( SWIPE, Math.abs( y ) ) ) {
		return x < 0 === rtl ? -1 : 1;
	}
	return y > Math.max( SWIPE, Math.abs( x ) ) ? 0 : undefined;
}
