/**
 * Which files a release has.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn as allIn } from '../build-state.mjs';
import { templateOf } from '../pot/template.mjs';

/** All files and folders of a release. Anything new in the checkout is left out until it is named here. */
export const SHIPPED = [
	'plugin.php',
	'uninstall.php',
	'includes',
	'blocks',
	'build',
	'patterns',
	'assets',
	'readme.txt',
	'LICENSE',
	'wpml-config.xml',
];

export const REQUIRED = [
	'plugin.php',
	'includes',
	'build/assets.php',
	'build/blocks-manifest.php',
	'readme.txt',
	'LICENSE',
];

/** Of blocks/, the classes. The rest is in build/. */
export const isShipped = ( path ) => ! path.startsWith( 'blocks/' ) || /\/[A-Z]\w+\.php$/.test( path );

/**
 * @param {string} root Folder of the plugin.
 * @param {string} path Path within it, of a file or a folder.
 * @return {string[]} Paths of its files, sorted; none where there is nothing.
 */
export const filesIn = ( root, path ) => allIn( root, path ).filter( ( file ) => ! /(?:^|\/)\.|\.map$/.test( file ) );

/**
 * @param {string} root Folder of a plugin that was built.
 * @return {{ name: string, data: Buffer }[]} The files of its archive, in their order. Throws where something is missing.
 */
export function contents( root ) {
	const missing = REQUIRED.filter( ( path ) => ! existsSync( join( root, path ) ) );
	if ( missing.length ) {
		throw new Error( `Missing: ${ missing.join( ', ' ) }` );
	}
	return [
		...SHIPPED.flatMap( ( path ) => filesIn( root, path ) )
			.filter( isShipped )
			.map( ( path ) => ( {
				name: `eidan/${ path }`,
				data: readFileSync( join( root, path ) ),
			} ) ),
		// Tools with which site owners translate look for it beside the languages.
		{ name: 'eidan/build/languages/eidan.pot', data: Buffer.from( templateOf( root ).source ) },
	];
}
