/**
 * Computes the positions of a row of slides, without the DOM.
 *
 * `step` is the distance from one slide to the next, `end` the largest scroll offset. All lengths are in pixels.
 */

/**
 * Returns the number of positions.
 *
 * @param step Distance between two slides.
 * @param end  Largest scroll offset.
 */
export const countStops = ( step: number, end: number ): number =>
	// Subtract a pixel, since the browser's rounding may move the end by one.
	1 + Math.max( 0, Math.ceil( ( end - 1 ) / step ) );

/**
 * Returns the position nearest to a scroll offset. At the end it is always the last one.
 *
 * @param offset The scroll offset.
 * @param step   Distance between two slides.
 * @param end    Largest scroll offset.
 */
export const indexAt = ( offset: number, step: number, end: number ): number =>
	offset > end - 2 ? countStops( step, end ) - 1 : Math.round( offset / step );

/**
 * Rounds an index and limits it to the existing positions.
 *
 * @param index The requested position.
 * @param stops Number of positions.
 */
export const clamp = ( index: number, stops: number ): number =>
	Math.max( 0, Math.min( Math.round( index ), stops - 1 ) );
