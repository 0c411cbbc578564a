/**
 * Measures the times of answers over HTTP.
 */

/**
 * @param {string}   url Address of the site.
 * @param {string[]} paths Paths to request, in turns.
 * @param {Object}   options
 * @param {number}   options.turns Number of turns.
 * @param {number}   [options.rarely] Index of a slow path, only for comparison. It is requested in every 20th turn.
 * @return {Promise<number[]>} The shortest time of each path in milliseconds, which is its time when nothing else runs.
 */
export async function overHttp( url, paths, { turns, rarely } ) {
	const times = paths.map( () => [] );
	for ( let turn = 0; turn < turns; turn++ ) {
		for ( const [ index, path ] of paths.entries() ) {
			if ( index === rarely && turn % 20 !== 0 ) {
				continue;
			}
			const start = performance.now();
			const response = await fetch( url + path );
			await response.text();
			if ( response.status !== 200 ) {
				throw new Error( `${ path } answers ${ response.status }` );
			}
			times[ index ].push( performance.now() - start );
		}
	}
	return times.map( ( all ) => Math.min( ...all ) );
}
