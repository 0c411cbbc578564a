/**
 * npm run attribution:replay -- <file> [ id … ]
 *
 * Runs recorded visits from a file through the engine. Prints each difference, and the number of cases at the end.
 * Fails if a case with the behaviour `reference` differs.
 */
import { readFileSync } from 'node:fs';
import { loadEngine } from './engine.mjs';
import { replay } from './visits.mjs';

const [ file, ...ids ] = process.argv.slice( 2 );
if ( ! file ) {
	console.error( 'Usage: npm run attribution:replay -- <file> [ id … ]' );
	process.exit( 2 );
}

let recording;
try {
	recording = JSON.parse( readFileSync( file, 'utf8' ) );
} catch ( error ) {
	console.error( `${ file } cannot be read: ${ error.message }` );
	process.exit( 2 );
}
if ( ! Array.isArray( recording.cases ) ) {
	console.error( `${ file } has no list of cases.` );
	process.exit( 2 );
}
recording.cases = recording.cases.filter( ( { id } ) => ! ids.length || ids.includes( id ) );

const results = replay( loadEngine(), recording );
for ( const { id, behaviour, differences } of results ) {
	for ( const { path, expected, actual } of differences ) {
		console.log( `${ id } (${ behaviour }): ${ path }` );
		console.log( `  recorded ${ JSON.stringify( expected ) }` );
		console.log( `  engine   ${ JSON.stringify( actual ) }` );
	}
}

const counts = [ ...new Set( results.map( ( { behaviour } ) => behaviour ) ) ].map( ( behaviour ) => {
	const of = results.filter( ( result ) => result.behaviour === behaviour );
	const same = of.filter( ( { differences } ) => ! differences.length ).length;
	return `${ behaviour }: ${ same } of ${ of.length } alike`;
} );
console.log( `${ results.length } cases. ${ counts.join( '. ' ) }.` );
// process.exit() would end before a pipe has read all output.
process.exitCode = results.some( ( { behaviour, differences } ) => behaviour === 'reference' && differences.length )
	? 1
	: 0;
