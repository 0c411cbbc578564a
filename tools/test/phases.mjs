/**
 * The phases of the test command, and what they counted.
 */
import { closingLine, totals } from './totals.mjs';

/** @type {{ title: string, seconds: number, counts: import('./totals.mjs').Totals }[]} */
export const phases = [];

/**
 * Runs one phase under its heading; an exception fails it, and the next one runs.
 *
 * @param {string}                                                                      title
 * @param {( say: ( line: string ) => void ) => Promise<import('./totals.mjs').Totals>} job
 * @param {( line: string ) => void}                                                    say
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
 * Runs phases at the same time, for those that leave a core idle. Each says all it has to say when it has ended.
 *
 * @param {Parameters<typeof phase>[]} list
 */
export async function together( list ) {
	await Promise.all(
		list.map( async ( [ title, job ] ) => {
			const lines = [];
			await phase( title, job, ( line ) => lines.push( line ) );
			console.log( lines.join( '\n' ) );
		} )
	);
}
