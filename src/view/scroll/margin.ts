/**
 * How far a view reaches above the window while the link is off. The specification: off below 1000 px of scroll
 * position plus half the height of the window, so it is on once the middle of the window is that far down.
 *
 * @param offset How far down the middle of the window is when the link shows, in pixels.
 * @param height Height of the window, in pixels.
 * @return Pixels above the window; negative where it begins within the first window. A mark one pixel high at the top
 *         of the page leaves such a view when it has gone further than that pixel, and touching still counts as inside.
 */
export const marginFor = ( offset: number, height: number ): number => offset - Math.floor( height / 2 ) - 2;
