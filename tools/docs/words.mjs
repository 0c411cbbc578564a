/**
 * Prints all words of the interface in one list, so that they can be read as one text.
 *
 * `npm run words` prints all; `npm run words -- label help` only these kinds.
 */
import { wordsOf } from './words-list.mjs';

const kinds = process.argv.slice( 2 );
for ( const { kind, text, attribute, reference } of wordsOf( process.cwd() ) ) {
	if ( kinds.length === 0 || kinds.includes( kind ) ) {
		console.log( [ kind, text, attribute, reference ].join( '\t' ) );
	}
}
