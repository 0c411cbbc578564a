/**
 * Where a row of slides can stand, without the DOM.
 *
 * `step` is the distance from one slide to the next, `end` the farthest the row scrolls.
 */

/**
 * How many positions there are.
 *
 * @param step Distance between two slides.
 * @param end  Farthest scroll position.
 */
export const countStops = ( step: number, end: number ): number =>
	// One pixel of the end is rounding.
	1 + Math.max( 0, Math.ceil( ( end - 1 ) / step ) );

/**
 * The position nearest to a scroll offset; the end belongs to the last one, wherever the step falls.
 *
 * @param offset Scroll offset.
 * @param step   Distance between two slides.
 * @param end    Farthest scroll position.
 */
export const indexAt = ( offset: number, step: number, end: number ): number =>
	offset > end - 2 ? countStops( step, end ) - 1 : Math.round( offset / step );

/**
 * The nearest whole number inside 0 and the last position.
 *
 * @param index Position asked for.
 * @param stops Number of positions.
 */
export const clamp = ( index: number, stops: number ): number =>
	Math.max( 0, Math.min( Math.round( index ), stops - 1 ) );
