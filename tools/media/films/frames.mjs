/**
 * The frames of a film. The browser sends one whenever something changed, and films have them at a steady rate.
 */

/**
 * @typedef {Object} Seen
 * @property {number} at   When the browser showed it, in milliseconds.
 * @property {Buffer} data A JPEG file.
 */

/**
 * @param {number} rate   Frames a second.
 * @param {number} length Length of the film, in milliseconds.
 * @return {number[]} When the frames are shown, in milliseconds after the beginning.
 */
export const frameTimes = ( rate, length ) =>
	Array.from( { length: Math.round( ( rate * length ) / 1000 ) }, ( _, index ) => ( index * 1000 ) / rate );

/**
 * Takes for each time what was on the screen then.
 *
 * @param {Seen[]}   seen  What the browser sent, in order.
 * @param {number}   begin When the film begins, in the time of `seen`.
 * @param {number[]} times Milliseconds after the beginning.
 * @return {Buffer[]} A JPEG file for each time. Before the first one that was seen it is the first one.
 */
export function framesAt( seen, begin, times ) {
	let last = 0;
	return times.map( ( time ) => {
		while ( last + 1 < seen.length && seen[ last + 1 ].at <= begin + time ) {
			last++;
		}
		return seen[ last ].data;
	} );
}

/**
 * Finds where the browser could not keep up. It shows a change at once, so two frames that are far apart mean that
 * nothing moved or that much did; this counts only gaps during a way of the pointer or of the page.
 *
 * @param {Seen[]}                             seen
 * @param {number}                             begin When the film begins, in the time of `seen`.
 * @param {Array<{ at: number, long: number }>} ways  When something moves for sure, in milliseconds after the beginning.
 * @return {number} The longest time without a frame meanwhile, in milliseconds.
 */
export function longestGap( seen, begin, ways ) {
	const gaps = ways.map( ( { at, long } ) => {
		const start = begin + at;
		const during = seen.filter( ( frame ) => frame.at >= start && frame.at <= start + long );
		const times = [ start, ...during.map( ( frame ) => frame.at ), start + long ];
		return Math.max( ...times.slice( 1 ).map( ( time, index ) => time - times[ index ] ) );
	} );
	return Math.max( 0, ...gaps );
}
