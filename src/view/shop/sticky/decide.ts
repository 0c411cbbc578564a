/** A box on the screen, in CSS pixels from its top. */
export interface Box {
	top: number;
	bottom: number;
}

/**
 * @param button Where the product's button is.
 * @return Whether it has left the screen at the top: below, a visitor has not come to it yet, and one that is not shown
 *         is nowhere.
 */
export const hasLeft = ( { top, bottom }: Box ): boolean => bottom <= 0 && bottom > top;

/**
 * @param focused What has the focus.
 * @param bar     The bar.
 * @return Pixels that the page has to scroll for the bar to cover nothing of it, 0 where it covers nothing.
 */
export const covered = ( focused: Box, bar: Box ): number =>
	focused.bottom > bar.top && focused.top < bar.bottom ? Math.ceil( focused.bottom - bar.top ) : 0;
