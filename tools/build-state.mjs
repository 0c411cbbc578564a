/**
 * Tells whether `build/` is what a build of the present source would make. Then `npm start` need not build.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What decides about the build: sources, their configuration, and the packages that compile them. */
const SOURCES = [
	'blocks',
	'languages',
	'src',
	'tools',
	'package-lock.json',
	'postcss.config.js',
	'tsconfig.json',
	'webpack.config.js',
];

/** In `tools`, only these files have a part in the build. */
const TOOLS = /^tools\/[^/]+\.cjs$|^tools\/build\.mjs$|^tools\/(pot|translations|types)\//;

/** Without one of these, a build is not complete. */
const NEEDED = [ 'build/assets.php', 'build/blocks-manifest.php' ];

/**
 * @param {string} root Folder of the checkout.
 * @param {string} path Path within it.
 * @return {string[]} Paths of its files, sorted.
 */
export function filesIn( root, path ) {
	const status = statSync( join( root, path ), { throwIfNoEntry: false } );
	if ( ! status ) {
		return [];
	}
	if ( ! status.isDirectory() ) {
		return [ path ];
	}
	return readdirSync( join( root, path ) )
		.sort()
		.flatMap( ( name ) => filesIn( root, `${ path }/${ name }` ) );
}

/**
 * @param {string}   root  Folder of the checkout.
 * @param {string[]} files Paths of files within it.
 * @return {string} A hash of their paths and contents.
 */
function hashOf( root, files ) {
	const hash = createHash( 'sha1' );
	for ( const file of files ) {
		const content = readFileSync( join( root, file ) );
		hash.update( `${ file }\0${ content.length }\0` ).update( content );
	}
	return hash.digest( 'hex' );
}

const noteOf = ( root ) => join( root, 'node_modules', '.cache', 'eidan-blocks', 'build.json' );

/**
 * @param {string} root Folder of the checkout.
 * @return {string} A hash of all that a build depends on.
 */
export function sourceState( root ) {
	return hashOf(
		root,
		SOURCES.flatMap( ( path ) => filesIn( root, path ) ).filter(
			( file ) => ( ! file.startsWith( 'tools/' ) || TOOLS.test( file ) ) && ! file.endsWith( '.pot' )
		)
	);
}

/**
 * Notes that a build is done.
 *
 * @param {string} root   Folder of the checkout.
 * @param {string} source What sourceState() was when the build began: what has changed since is not in it.
 */
export function noteBuild( root, source ) {
	const file = noteOf( root );
	mkdirSync( dirname( file ), { recursive: true } );
	// Not written over: a copy of the folder by hard links has the same file.
	rmSync( file, { force: true } );
	writeFileSync( file, JSON.stringify( { source, build: hashOf( root, filesIn( root, 'build' ) ) } ) );
}

/**
 * @param {string} root Folder of the checkout.
 * @return {boolean} Whether a build would change nothing.
 */
export function isBuilt( root ) {
	try {
		const { source, build } = JSON.parse( readFileSync( noteOf( root ), 'utf8' ) );
		return (
			NEEDED.every( ( file ) => existsSync( join( root, file ) ) ) &&
			source === sourceState( root ) &&
			build === hashOf( root, filesIn( root, 'build' ) )
		);
	} catch {
		return false;
	}
}
