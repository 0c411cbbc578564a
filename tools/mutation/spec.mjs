#!/usr/bin/env node
/**
 * Changes each number of the specification in a copy of the source, and looks whether the test that
 * docs/specification.md names for it falls.
 *
 *   npm run test:mutation:spec               all rows
 *   npm run test:mutation:spec -- slider     those whose name has that word
 *   npm run test:mutation:spec -- --changed  those whose source or test changed since EIDAN_BASE, or since where the
 *                                            branch left main; without git's history a sample
 *
 * Prints what survived, and fails where something did. docs/specification.json has the changes.
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
