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
	// The browser rounds: the end may be off by one pixel.
	1 + Math.max( 0, Math.ceil( ( end - 1 ) / step ) );

/**
 * The position nearest to a scroll offset. At the end it is always the last one.
 *
 * @param offset Scroll offset in pixels.
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
