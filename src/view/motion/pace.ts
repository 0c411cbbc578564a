/**
 * How many seconds a round takes. The specification's pace is a step of 0.05
 * for each frame: here 0.05 % of the visible width, in 60 frames a second. So
 * a word crosses the marquee in 33 seconds, on a phone as on a wide screen,
 * and however many words there are.
 *
 * @param width Of one round of texts, in pixels.
 * @param view  Of the marquee, in pixels.
 * @param step  Percent of the visible width for each frame; anything else is 0.05.
 */
export const duration = ( width: number, view: number, step: unknown ) => width / view / ( +step! || 0.05 ) / 0.6;
