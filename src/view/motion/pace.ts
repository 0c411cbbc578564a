/**
 * Returns how many seconds a round takes. The specification's pace is a step of 0.05 for each frame. Here that means
 * 0.05 % of the visible width, at 60 frames a second. So a word crosses the marquee in 33 seconds on every screen,
 * however long the text is.
 *
 * @param width Width of one round of texts, in pixels.
 * @param view  Visible width of the marquee, in pixels.
 * @param step  Percent of the visible width per frame. 0.05 if missing or invalid.
 */
export const duration = ( width: number, view: number, step: unknown ) => width / view / ( +step! || 0.05 ) / 0.6;
