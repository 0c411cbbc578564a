/**
 * Finds the texts to translate in all sources of the plugin.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { scanBlockJson, scanHeader, scanPhp, scanScript } from './scan.mjs';

export const DOMAIN = 'eidan';

/** Where texts are. What the demo and the patterns say is content: it is no call of a function that translates. */
const FOLDERS = [ 'plugin.php', 'includes', 'patterns', 'blocks', 'src' ];

/**
 * @param {string} path
 * @return {string[]} Its files, sorted, without tests.
 */
function filesIn( path ) {
	if ( ! existsSync( path ) ) {
		return [];
	}
	if ( statSync( path ).isFile() ) {
		return [ path ];
	}
	return readdirSync( path )
		.sort()
		.filter( ( name ) => name !== 'test' )
		.flatMap( ( name ) => filesIn( join( path, name ) ) );
}

/**
 * @param {string} root Folder of the checkout.
 * @return {import('./strings.mjs').Text[]} All texts, in the order of the files. A text that stands in several places is
 *                                          there several times.
 */
export function collectTexts( root ) {
	const texts = scanHeader( readFileSync( join( root, 'plugin.php' ), 'utf8' ), 'plugin.php' );
	for ( const path of FOLDERS.flatMap( ( folder ) => filesIn( join( root, folder ) ) ) ) {
		const file = relative( root, path ).split( '\\' ).join( '/' );
		const read = () => readFileSync( path, 'utf8' );
		if ( file.endsWith( '/block.json' ) ) {
			texts.push( ...scanBlockJson( read(), file, DOMAIN ) );
		} else if ( file.endsWith( '.php' ) ) {
			texts.push( ...scanPhp( read(), file, DOMAIN ) );
		} else if ( /(?<!\.test)(?<!\.d)\.(tsx?|mjs|jsx?)$/.test( file ) ) {
			texts.push( ...scanScript( read(), file, DOMAIN ) );
		}
	}
	return texts;
}

/**
 * @param {string} root Folder of the checkout.
 * @return {string} Version of the plugin.
 */
export function versionOf( root ) {
	return /Version:\s*(\S+)/.exec( readFileSync( join( root, 'plugin.php' ), 'utf8' ) )?.[ 1 ] ?? '';
}
