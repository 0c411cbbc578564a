#!/usr/bin/env node
/**
 * Changes each number of the specification in a copy of the source. The test that docs/specification.md names for the
 * number has to fail.
 *
 *   npm run test:mutation:spec               all rows
 *   npm run test:mutation:spec -- slider     those whose name has that word
 *   npm run test:mutation:spec -- --changed  those whose source or test changed since EIDAN_BASE, or since where the
 *                                            branch left main; without git's history a sample, and a few where
 *                                            nothing changed
 *
 * Prints what survived or could not be tried, and fails where something did; what needs WooCommerce may go without.
 * docs/specification.json has the changes.
 */
import { parseArgs } from 'node:util';
import { provePart } from './spec-run.mjs';

const { values, positionals } = parseArgs( { allowPositionals: true, options: { changed: { type: 'boolean' } } } );
const { found, survived, absent, without, lines } = await provePart( {
	word: positionals.join( ' ' ),
	onlyChanged: values.changed ?? false,
	say: ( line ) => console.log( line ),
} );
console.log( lines.join( '\n' ) );
if ( found + survived + absent + without === 0 ) {
	// A word that is in no name proves nothing.
	process.exit( 2 );
}
process.exit( survived + absent > 0 ? 1 : 0 );
