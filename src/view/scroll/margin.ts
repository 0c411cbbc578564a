/**
 * Returns how far the observed area must extend above the window while the link is hidden. The specification hides it
 * while scroll position plus half the window's height is below 1000 px. So it shows once the middle of the window is
 * that far down.
 *
 * @param offset The distance from the top of the page to the middle of the window at which the link shows, in pixels.
 * @param height Height of the window, in pixels.
 * @return Pixels above the window. Negative if the area starts inside the first window. The 2 pixels: a mark one pixel
 *          high at the top of the page leaves the area only after that pixel, and touching still counts as inside.
 */
export const marginFor = ( offset: number, height: number ): number => offset - Math.floor( height / 2 ) - 2;
