/**
 * Times of answers over HTTP.
 */

/**
 * @param {string}   url The site.
 * @param {string[]} paths What is asked for, turn by turn.
 * @param {Object}   options
 * @param {number}   options.turns How often.
 * @param {number}   [options.rarely] Index of a path that is slow and for comparison only: asked for in every twentieth turn.
 * @return {Promise<number[]>} The shortest time of each path, in ms: what it takes when nothing else runs.
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
