/**
 * Runs all checks and tests of one block: `npm run test:block -- <slug>`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../site/run.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { blockOf, family, jobs, pascal } from './block-files.mjs';
import { build, check, GENERATORS, e2e, lintPhp, unit } from './commands.mjs';
import { jestArguments, phpFilter, phpOverAll, toldOverAll } from './over-all.mjs';
import { phase, together } from './phases.mjs';
import { phpunit, suiteOf } from './php.mjs';
import { sum, totals } from './totals.mjs';

/**
 * Variable with slugs, to which the matrices are limited. tests/e2e/support/blocks.ts and tests/php/Matrix/Blocks.php
 * read it.
 */
export const NARROWED = 'EIDAN_BLOCKS';

/** @return {Record<string, { parent?: string[] }>} Content of each block.json, by slug. */
function metadata() {
	const folder = join( CHECKOUT, 'blocks' );
	return Object.fromEntries(
		readdirSync( folder )
			.filter( ( slug ) => existsSync( join( folder, slug, 'block.json' ) ) )
			.map( ( slug ) => [ slug, JSON.parse( readFileSync( join( folder, slug, 'block.json' ), 'utf8' ) ) ] )
	);
}

/**
 * @param {string[]} slugs Slugs of some blocks.
 * @param {string[]} all   Slugs of all blocks.
 * @return {Promise<string[]>} Files that belong to these blocks, committed or not.
 */
async function filesOf( slugs, all ) {
	const { stdout } = await run(
		'git',
		[ 'ls-files', '--cached', '--others', '--exclude-standard', 'blocks', 'includes', 'tests' ],
		{ cwd: CHECKOUT }
	);
	return stdout
		.split( '\n' )
		.filter( ( path ) => slugs.includes( blockOf( path, all ) ) && existsSync( join( CHECKOUT, path ) ) );
}

/**
 * @param {string} slug   Slug of a block.
 * @param {string} unable Why browser tests cannot run; "" if they can.
 */
export async function testBlock( slug, unable ) {
	const blocks = metadata();
	if ( ! blocks[ slug ] ) {
		throw new Error( `No such block: ${ slug || 'name one' }. There are ${ Object.keys( blocks ).join( ', ' ) }.` );
	}
	const slugs = family( slug, blocks );
	const files = jobs( await filesOf( slugs, Object.keys( blocks ) ) );
	process.env[ NARROWED ] = slugs.join();

	console.log( toldOverAll( CHECKOUT ) );
	await phase( 'Build', build );
	await together( [
		[
			'Types',
			async ( say ) =>
				sum( [
					...( await Promise.all(
						GENERATORS.map( ( tool ) => check( process.execPath, [ tool, '--check' ], say ) )
					) ),
					// TypeScript checks all files as one program. It stores its results, so that the next run is
					// quicker.
					await check(
						'npx',
						[ 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo' ],
						say
					),
				] ),
		],
		[
			'Lint',
			async ( say ) =>
				sum( [
					await check( 'npx', [ 'prettier', '--log-level=warn', '--check', ...files.lint ], say ),
					await check( 'npx', [ 'eslint', ...files.lint ], say ),
					files.style.length ? await check( 'npx', [ 'stylelint', ...files.style ], say ) : totals(),
					files.php.length ? await lintPhp( say, files.php ) : totals(),
				] ),
		],
	] );
	await together( [
		[ 'Unit tests', ( say ) => unit( jestArguments( CHECKOUT, [ ...files.sources, ...files.unit ] ), say ) ],
		[ 'PHP tests', ( say ) => phpunit( '', [ '--filter', filter( slugs ) ], 'php', say ) ],
	] );
	const needsShop = slugs.some( ( name ) => blocks[ name ].eidanNeeds );
	if ( needsShop || files.phpunit.some( ( path ) => suiteOf( path ) === 'shop' ) ) {
		await phase( 'PHP tests with WooCommerce', () => phpunit( '', [ '--filter', filter( slugs ) ], 'shop' ) );
	}
	const stories = files.stories;
	const projects = [
		'newest',
		...( needsShop || stories.some( ( path ) => path.includes( '-shop.spec' ) ) ? [ 'shop' ] : [] ),
		// Boxes of all blocks are looked at in other engines.
		...[ 'firefox', 'webkit' ].flatMap( ( name ) => ( needsShop ? [ name, `${ name }-shop` ] : [ name ] ) ),
	].map( ( name ) => `--project=${ name }` );
	await phase( 'Browser tests', () =>
		unable ? totals( { skipped: 1, reasons: [ unable ] } ) : e2e( [ ...projects, 'matrix-', ...stories ] )
	);
}

/**
 * @param {string[]} slugs
 * @return {string} For PHPUnit: what looks over all blocks, and classes whose names begin with a block's.
 */
const filter = ( slugs ) =>
	phpFilter( phpOverAll( CHECKOUT ), [ `[^a-zA-Z](${ slugs.map( pascal ).join( '|' ) })([A-Z][a-zA-Z]*)?Test::` ] );
