/**
 * Whether deleting a block is deleting its folder: deletes a block of each kind from a copy of the checkout, as
 * docs/adding-a-block.md says, looks for what still names them, and runs there what looks over all blocks.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { blockOf, family, pascal } from '../test/block-files.mjs';
import { metadata } from '../test/block.mjs';
import { GENERATORS } from '../test/commands.mjs';
import { sum, totals } from '../test/totals.mjs';
import { copy, stepsIn } from './copy.mjs';

/** One of each kind. What stands in them goes along. */
const KINDS = {
	dynamic: 'portfolio-details',
	completed: 'image-with-text',
	'with a view module that others have, too': 'testimonials-list',
	'with static items, modules of its own, and ids that are counted on the page': 'tabbed-info',
	'of a shop, with hooks': 'dropdown-mini-cart',
};

/** Tests of all blocks and files. Others have a block as an example, and are its deleter's to look at. */
const JEST = [
	'tests/unit/blocks/files.test.ts',
	'tests/unit/blocks/content-role.test.ts',
	'tests/unit/tools/imports.test.ts',
	'tests/unit/tools/view-modules.test.ts',
];
const PHP = '/[^a-z]Matrix[^a-z]|(Hooks|Rooms|DirectCall|Storage|Memory)Test::/';

/** Tables with rows by block, or by fixture of a block. */
const TABLES = [
	'assets/demo/widgets.json',
	'tests/bytes-budget.json',
	'tests/keys.json',
	'tools/media/films/films.json',
];

/** The product and what builds it. Documents are left to who writes them, and transforms are offered for what is there. */
const PRODUCT = /^(?:blocks|includes|src)\/|^tools\/(?:[\w-]+\.cjs$|types\/)|^[\w.-]+\.(?:c?js|json|php)$/;
const NOT_CODE = /\.(?:md|jpg|png|svg|webp|woff2)$|\/transforms\.ts$|^package-lock\.json$/;

/** What tells of files of blocks, a line for each: documents, and lists in tests. */
const TELLS = /\.md$|^tests\/.*\.(?:php|m?ts)$/;

/**
 * @param {string[]} slugs Of blocks.
 * @return {RegExp} Finds their names: of a block, of its classes, styles and folders.
 */
export const namesOf = ( slugs ) =>
	new RegExp(
		slugs
			.map(
				( slug ) => `(?:eidan[/-]|blocks/|'\\.\\./)${ slug }(?!\\w)|\\bBlocks\\\\+${ pascal( slug ) }(?!\\w)`
			)
			.join( '|' )
	);

/**
 * @param {string}   path  Path within the checkout.
 * @param {string[]} slugs Of the blocks that go.
 * @param {string[]} all   Of all blocks.
 * @return {boolean} Whether it is a file of one of them: in its folder, or named after it.
 */
export const goes = ( path, slugs, all ) =>
	slugs.includes( blockOf( path, all ) ?? basename( path ).replace( /(?:__.*)?\..*$/, '' ) );

/**
 * @param {Record<string, unknown>} table Rows by block or by fixture.
 * @param {string[]}                slugs Of the blocks that go.
 * @return {Record<string, unknown>} The rows of the others.
 */
export const withoutRows = ( table, slugs ) =>
	Object.fromEntries( Object.entries( table ).filter( ( [ name ] ) => ! slugs.includes( name.split( '__' )[ 0 ] ) ) );

/**
 * @param {string} folder
 * @return {string[]} Paths of all files of a copy, from its root.
 */
const filesIn = ( folder ) =>
	readdirSync( folder, { withFileTypes: true } ).flatMap( ( entry ) => {
		if ( ! entry.isDirectory() ) {
			return entry.isFile() ? [ entry.name ] : [];
		}
		return /^(?:\..*|artifacts|build)$/.test( entry.name )
			? []
			: filesIn( join( folder, entry.name ) ).map( ( name ) => `${ entry.name }/${ name }` );
	} );

/**
 * Deletes blocks as a person does: their folders and the files named after them, their rows, and the lines that tell of
 * their files.
 *
 * @param {string}   cwd   The copy.
 * @param {string[]} slugs
 * @param {string[]} all   Slugs of all blocks.
 */
function deleteBlocks( cwd, slugs, all ) {
	const gone = filesIn( cwd ).filter( ( path ) => goes( path, slugs, all ) );
	gone.forEach( ( path ) => rmSync( join( cwd, path ) ) );
	slugs.forEach( ( slug ) => rmSync( join( cwd, 'blocks', slug ), { recursive: true } ) );
	for ( const path of TABLES ) {
		const rows = withoutRows( JSON.parse( readFileSync( join( cwd, path ), 'utf8' ) ), slugs );
		writeFileSync( join( cwd, path ), JSON.stringify( rows, null, '\t' ) );
	}
	const names = new RegExp(
		`(?:\\bblocks|\\.\\.)/(?:${ slugs.join( '|' ) })/|\\bBlocks\\\\(?:${ slugs.map( pascal ).join( '|' ) })\\b`
	);
	const tells = ( line ) => names.test( line ) || gone.some( ( path ) => line.includes( path ) );
	for ( const path of filesIn( cwd ).filter( ( each ) => TELLS.test( each ) ) ) {
		const lines = readFileSync( join( cwd, path ), 'utf8' ).split( '\n' );
		const left = lines.filter( ( line ) => ! tells( line ) );
		if ( left.length < lines.length ) {
			writeFileSync( join( cwd, path ), left.join( '\n' ) );
		}
	}
}

/**
 * @param {string}   cwd   The copy.
 * @param {string[]} slugs Of the deleted blocks.
 * @return {string[]} Places in the product that still name one, as "path: name".
 */
function leftIn( cwd, slugs ) {
	const names = namesOf( slugs );
	return filesIn( cwd )
		.filter( ( path ) => PRODUCT.test( path ) && ! NOT_CODE.test( path ) )
		.flatMap( ( path ) => {
			const found = names.exec( readFileSync( join( cwd, path ), 'utf8' ) );
			return found ? [ `${ path }: ${ found[ 0 ] }` ] : [];
		} );
}

/**
 * @param {( line: string ) => void} say Prints the output of a step that fails.
 * @return {Promise<import('../test/totals.mjs').Totals>} Numbers of steps that passed and failed.
 */
export async function testDeletedBlocks( say = console.log ) {
	const blocks = metadata();
	const slugs = Object.values( KINDS ).flatMap( ( slug ) => family( slug, blocks ) );
	const cwd = copy( 'deleted-blocks' );
	deleteBlocks( cwd, slugs, Object.keys( blocks ) );
	// The matrices need only one of the others.
	const step = stepsIn( cwd, { EIDAN_BLOCKS: 'icon' }, say, 'a copy without some blocks' );
	const steps = [];
	for ( const tool of GENERATORS ) {
		steps.push( await step( process.execPath, tool ) );
	}
	const left = leftIn( cwd, slugs );
	return sum( [
		...steps,
		left.length ? totals( { failed: left.length, failures: left } ) : totals( { passed: 1 } ),
		...( await Promise.all( [ step( process.execPath, 'tools/build.mjs' ), step( 'npx', 'tsc', '--noEmit' ) ] ) ),
		await step( 'npx', 'jest', '--config', 'jest.config.js', ...JEST ),
		await step( process.execPath, 'tools/test/run.mjs', 'php', `--filter=${ PHP }` ),
	] );
}
