/**
 * Which plugins are on at once where the stories go beside them.
 */

/**
 * @typedef {import('./neighbours.mjs').Neighbour} Neighbour
 */

/**
 * @param {Neighbour[]} neighbours Rows, of which those with a main file are gone beside.
 * @param {string}      alone      Slugs with commas between them: those that are gone beside one by one, and no other.
 *                                 "" = all, several at once, by the rounds that the rows name.
 * @return {Neighbour[][]} The rounds, one after the other.
 */
export function roundsOf( neighbours, alone = '' ) {
	const real = neighbours.filter( ( { main } ) => main );
	if ( alone ) {
		const slugs = alone.split( ',' );
		return real.filter( ( { slug } ) => slugs.includes( slug ) ).map( ( one ) => [ one ] );
	}
	return [ ...new Set( real.map( ( { round } ) => round ) ) ]
		.sort()
		.map( ( round ) => real.filter( ( one ) => one.round === round ) );
}
