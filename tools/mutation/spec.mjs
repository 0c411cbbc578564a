#!/usr/bin/env node
/**
 * Changes each number of the specification in a copy of the source. The test that docs/specification.md names for the
 * number has to fail.
 *
 *   npm run test:mutation:spec               all rows
 *   npm run test:mutation:spec -- slider     rows with that word in their name
 *   npm run test:mutation:spec -- --changed  rows whose source or test changed since EIDAN_BASE, or else since the
 *                                            branch left main; without git's history a sample of rows
 *
 * Prints the changes that no test noticed, and fails if there are any. docs/specification.json lists the changes.
 */
import { provePart } from './spec-run.mjs';

const words = process.argv.slice( 2 );
const { survived, lines } = await provePart( {
	word: words.find( ( word ) => ! word.startsWith( '-' ) ) ?? '',
	onlyChanged: words.includes( '--changed' ),
	say: ( line ) => console.log( line ),
} );
console.log( lines.join( '\n' ) );
process.exit( survived > 0 ? 1 : 0 );
