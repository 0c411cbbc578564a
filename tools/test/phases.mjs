/**
 * Runs the phases of the test command, and keeps their counts.
 */
import { availableParallelism } from 'node:os';
import { closingLine, totals } from './totals.mjs';

/** @type {{ title: string, seconds: number, counts: import('./totals.mjs').Totals }[]} */
export const phases = [];

/**
 * Runs one phase under its heading. If it throws an error it has failed, and the next phase runs all the same.
 *
 * @param {string}                                                                      title
 * @param {( say: ( line: string ) => void ) => Promise<import('./totals.mjs').Totals>} job
 * @param {( line: string ) => void}                                                    say   Prints a line.
 */
export async function phase( title, job, say = console.log ) {
	const entry = { title, seconds: 0, counts: totals() };
	phases.push( entry );
	say( `\n== ${ title }` );
	const began = Date.now();
	let counts;
	try {
		counts = await job( say );
	} catch ( error ) {
		say( error.message );
		counts = totals( { failed: 1 } );
	}
	Object.assign( entry, { seconds: Math.round( ( Date.now() - began ) / 1000 ), counts } );
	say( `-- ${ title }: ${ closingLine( counts ) } (${ entry.seconds } s)` );
	return counts.failed === 0;
}

/**
 * Runs phases at the same time, as many as there are processor cores. When one ends the next one begins, so put the
 * longest first. The output of each phase is printed when it has ended.
 *
 * @param {Parameters<typeof phase>[]} list
 * @param {number}                     atOnce How many run at the same time.
 */
export async function together( list, atOnce = availableParallelism() ) {
	const left = [ ...list ];
	const lane = async () => {
		for ( let next = left.shift(); next; next = left.shift() ) {
			const [ title, job ] = next;
			const lines = [];
			console.log( `.. ${ title }` );
			await phase( title, job, ( line ) => lines.push( line ) );
			console.log( lines.join( '\n' ) );
		}
	};
	await Promise.all( Array.from( { length: Math.max( 1, atOnce ) }, lane ) );
}
