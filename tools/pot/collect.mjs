/**
 * Finds the texts to translate in all sources of the plugin.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../build-state.mjs';
import { scanBlockJson, scanHeader, scanPhp, scanScript } from './scan.mjs';

export const DOMAIN = 'eidan';

/** Where texts are. What the demo and the patterns say is content: it is no call of a function that translates. */
const FOLDERS = [ 'plugin.php', 'includes', 'patterns', 'blocks', 'src' ];

/**
 * @param {string} root Folder of the checkout.
 * @return {import('./strings.mjs').Text[]} All texts, in the order of the files. A text that stands in several places is
 *                                          there several times.
 */
export function collectTexts( root ) {
	const texts = scanHeader( readFileSync( join( root, 'plugin.php' ), 'utf8' ), 'plugin.php' );
	for ( const file of FOLDERS.flatMap( ( folder ) => filesIn( root, folder ) ) ) {
		const read = () => readFileSync( join( root, file ), 'utf8' );
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
