/**
 * Finds all words of the interface: what each is (label, help, title …), its words, and where they stand.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { scanBlockJson, scanPhp, scanScript } from '../pot/scan.mjs';

const DOMAIN = 'eidan';

/** Where words of the interface are. Patterns and samples are content. */
const FOLDERS = [ 'blocks', 'src', 'includes' ];

/**
 * @typedef {import('../pot/strings.mjs').Text & { kind: string, attribute: string }} Word
 */

/**
 * @param {string} path
 * @return {string[]} Its files, sorted.
 */
function filesIn( path ) {
	return statSync( path ).isFile()
		? [ path ]
		: readdirSync( path )
				.sort()
				.flatMap( ( name ) => filesIn( join( path, name ) ) );
}

/** What a text is, by what it is given to, as far as the names differ from how it is called here. */
const KINDS = { title: 'title', intro: 'help', description: 'help', instructions: 'help', message: 'notice' };

/**
 * @param {import('../pot/strings.mjs').Text} text
 * @return {string} label, help, title, notice … or "text".
 */
function kindOf( { given = '', context = '' } ) {
	if ( context.startsWith( 'block ' ) ) {
		return context;
	}
	return KINDS[ given ] ?? ( given || 'text' );
}

/**
 * @param {string} root Folder of the checkout.
 * @return {Word[]} All words of the interface.
 */
export function wordsOf( root ) {
	return FOLDERS.flatMap( ( folder ) => filesIn( join( root, folder ) ) ).flatMap( ( path ) => {
		const file = relative( root, path ).split( '\\' ).join( '/' );
		let scan;
		if ( file.endsWith( '/block.json' ) ) {
			scan = scanBlockJson;
		} else if ( file.endsWith( '.php' ) ) {
			scan = scanPhp;
		} else if ( /(?<!\.d)\.tsx?$/.test( file ) && ! /samples?\.tsx?$/.test( file ) ) {
			scan = scanScript;
		}
		return scan
			? scan( readFileSync( path, 'utf8' ), file, DOMAIN ).map( ( text ) => ( {
					...text,
					kind: kindOf( text ),
					attribute: text.attribute ?? '',
				} ) )
			: [];
	} );
}
