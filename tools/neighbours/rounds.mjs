/**
 * Which plugins are on at once where the stories go beside them, and which have to be there.
 */
import { SHOP_STORY, STORY, testsOf } from './neighbours.mjs';

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

/**
 * @param {Neighbour[]} neighbours All rows.
 * @param {Neighbour[]} chosen     Those to try.
 * @return {string[]} Slugs of the plugins that have to be there: the chosen, and those that a test of theirs is for too,
 * as it may need them all.
 */
export function neededFor( neighbours, chosen ) {
	const files = new Set( chosen.flatMap( testsOf ) );
	[ STORY, SHOP_STORY ].forEach( ( file ) => files.delete( file ) );
	return neighbours
		.filter( ( one ) => ! one.standIn )
		.filter( ( one ) => chosen.includes( one ) || testsOf( one ).some( ( file ) => files.has( file ) ) )
		.map( ( { slug } ) => slug );
}
