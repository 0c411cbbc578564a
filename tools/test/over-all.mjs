/**
 * The tests that look over all blocks, whichever block they are run for: told by what they read, so that nobody keeps
 * a list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Jest tests that list folders, read files of whichever block, or hold the docs against the code. */
const LISTS = /\breaddirSync\b|\breadBlocks\(|\bglob(?:Sync)?\(|\bblocks\/\$\{|['"`]docs\//;

/** PHP tests that walk over registered blocks, over what the build knows of blocks, or over the code. */
const WALKS =
	/\bMatrix\\Blocks\b|\bget_all_registered\b|\bblocks-manifest\b|\bnew \\?RecursiveDirectoryIterator\b|\bglob\([^;]*(?:blocks|includes|src)\b/;

/** On sites of their own, for minutes, and about the demo's pages. */
const LONG = /^tests\/php\/Demo\//;

/**
 * @param {string} root   Of the checkout.
 * @param {string} folder
 * @param {RegExp} names
 * @return {Record<string, string>} Text by path of the files with such a name.
 */
const texts = ( root, folder, names ) =>
	Object.fromEntries(
		readdirSync( join( root, folder ), { recursive: true, encoding: 'utf8' } )
			.filter( ( name ) => names.test( name ) )
			.map( ( name ) => [ `${ folder }/${ name }`, readFileSync( join( root, folder, name ), 'utf8' ) ] )
	);

/**
 * @param {string} root Of the checkout.
 * @return {string[]} Paths of the Jest tests that look over all blocks.
 */
export const jestOverAll = ( root ) =>
	Object.entries( texts( root, 'tests/unit', /\.test\.tsx?$/ ) )
		.filter( ( [ , text ] ) => LISTS.test( text ) )
		.map( ( [ path ] ) => path )
		.sort();

/**
 * @param {Record<string, string>} files Text by path, of tests and what they use.
 * @return {string[]} Names of the classes of tests that walk over all blocks, by themselves or by what they use; not
 *                    the matrices.
 */
export function walkers( files ) {
	const walking = Object.keys( files ).filter( ( path ) => WALKS.test( files[ path ] ) );
	const classOf = ( path ) => basename( path, '.php' );
	// What is in the folder Matrix is named by its whole name.
	const used = walking.filter( ( path ) => ! path.endsWith( 'Test.php' ) && ! path.includes( '/Matrix/' ) );
	const uses = ( text ) => used.some( ( path ) => new RegExp( `\\b${ classOf( path ) }\\b` ).test( text ) );
	return Object.entries( files )
		.filter(
			( [ path, text ] ) =>
				path.endsWith( 'Test.php' ) &&
				! path.includes( '/Matrix/' ) &&
				! LONG.test( path ) &&
				( walking.includes( path ) || uses( text ) )
		)
		.map( ( [ path ] ) => classOf( path ) )
		.sort();
}

/**
 * @param {string} root Of the checkout.
 * @return {string[]} Names of the classes of PHP tests that walk over all blocks, besides the matrices.
 */
export const phpOverAll = ( root ) => walkers( texts( root, 'tests/php', /\.php$/ ) );

/**
 * @param {string[]} classes Of tests.
 * @param {string[]} [more]  Further patterns.
 * @return {string} For PHPUnit: the matrices and these. Without backslashes, since WordPress doubles those of a
 *                  command's arguments.
 */
export const phpFilter = ( classes, more = [] ) =>
	`/${ [ '[^a-z]Matrix[^a-z]', `[^a-zA-Z](${ classes.join( '|' ) })::`, ...more ].join( '|' ) }/`;

/**
 * @param {string}   root  Of the checkout.
 * @param {string[]} files Sources of a block, and tests.
 * @return {string[]} For Jest: what looks over all blocks, these tests, and those that import these sources.
 */
export const jestArguments = ( root, files ) => [
	'--findRelatedTests',
	...new Set( [ ...jestOverAll( root ), ...files ] ),
];

/**
 * @param {string} root Of the checkout.
 * @return {string} What is run for every block.
 */
export const toldOverAll = ( root ) =>
	`Jest runs the tests that import the block's files, and ${ jestOverAll( root ).join( ', ' ) }.\n` +
	`PHPUnit runs the matrices, and ${ phpOverAll( root ).join( ', ' ) }.`;
