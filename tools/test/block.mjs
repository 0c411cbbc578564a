/**
 * Runs all checks and tests of one block: `npm run test:block -- <slug>`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';
import { blockOf, family, jobs, pascal } from './block-files.mjs';
import { build, check, GENERATORS, e2e, lintPhp, unit } from './commands.mjs';
import { linesOf } from './git.mjs';
import { jestArguments, phpFilter, phpOverAll, toldOverAll } from './over-all.mjs';
import { phase, together } from './phases.mjs';
import { phpunit, suiteOf } from './php.mjs';
import { sum, totals } from './totals.mjs';

/**
 * Variable with slugs, to which the matrices are limited. tests/e2e/support/blocks.ts and tests/php/Matrix/Blocks.php
 * read it.
 */
export const NARROWED = 'EIDAN_BLOCKS';

/** @return {Record<string, { parent?: string[], eidanNeeds?: string }>} Content of each block.json, by slug. */
export function metadata() {
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
	const paths = await linesOf(
		'ls-files',
		'--cached',
		'--others',
		'--exclude-standard',
		'blocks',
		'includes',
		'tests'
	);
	return paths.filter( ( path ) => slugs.includes( blockOf( path, all ) ) && existsSync( join( CHECKOUT, path ) ) );
}

/**
 * Checks what is generated, and the types.
 *
 * @param {import('./commands.mjs').Say} say
 */
const typesNow = async ( say ) =>
	sum( [
		...( await Promise.all( GENERATORS.map( ( tool ) => check( process.execPath, [ tool, '--check' ], say ) ) ) ),
		// TypeScript checks all files as one program. It stores its results, so that the next run is quicker.
		await check(
			'npx',
			[ 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo' ],
			say
		),
	] );

/**
 * Checks format and rules of some files.
 *
 * @param {ReturnType<typeof jobs>}      files
 * @param {import('./commands.mjs').Say} say
 */
const checkFiles = async ( files, say ) => {
	const none = ( list, job ) => ( list.length ? job() : totals() );
	return sum( [
		await none( files.lint, () =>
			check( 'npx', [ 'prettier', '--log-level=warn', '--check', ...files.lint ], say )
		),
		await none( files.lint, () => check( 'npx', [ 'eslint', ...files.lint ], say ) ),
		await none( files.style, () => check( 'npx', [ 'stylelint', ...files.style ], say ) ),
		await none( files.php, () => lintPhp( say, files.php ) ),
	] );
};

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
	const needsShop = slugs.some( ( name ) => blocks[ name ].eidanNeeds );
	const hasShopStory = files.stories.some( ( path ) => path.includes( '-shop.spec' ) );
	await runConcerned( {
		files,
		unitFiles: [ ...files.sources, ...files.unit ],
		filter: filter( slugs ),
		shop: needsShop || files.phpunit.some( ( path ) => suiteOf( path ) === 'shop' ),
		words: [ 'matrix-', ...files.stories ],
		projects: [
			'newest',
			...( needsShop || hasShopStory ? [ 'shop' ] : [] ),
			// Boxes of all blocks are looked at in other engines.
			...[ 'firefox', 'webkit' ].flatMap( ( name ) => ( needsShop ? [ name, `${ name }-shop` ] : [ name ] ) ),
		],
		unable,
	} );
}

/**
 * Runs all that some files concern.
 *
 * @param {Object}                  concern
 * @param {ReturnType<typeof jobs>} concern.files     The files, by the tools that check them.
 * @param {string[]}                concern.unitFiles Files whose tests run in Jest, besides those that look over all blocks.
 * @param {string}                  concern.filter    For PHPUnit; "" for no PHP tests.
 * @param {boolean}                 concern.shop      Whether PHP tests with WooCommerce are among them.
 * @param {string[]}                concern.words     Spec files of the browser, or beginnings of their names.
 * @param {string[]}                concern.projects  Projects of Playwright.
 * @param {string}                  concern.unable    Why browser tests cannot run; "" if they can.
 * @param {Record<string, string>}  [concern.env]     Environment variables to add for the browser.
 */
export async function runConcerned( { files, unitFiles, filter: tests, shop, words, projects, unable, env = {} } ) {
	if ( words.length || tests ) {
		await phase( 'Build', build );
	}
	/** @type {( title: string, suite: 'php'|'shop' ) => Parameters<typeof phase>} */
	const php = ( title, suite ) => [ title, ( say ) => phpunit( '', [ '--filter', tests ], suite, say ) ];
	await together( [
		[ 'Types', typesNow ],
		[ 'Lint', ( say ) => checkFiles( files, say ) ],
		[ 'Unit tests', ( say ) => unit( jestArguments( CHECKOUT, unitFiles ), say ) ],
		...( tests ? [ php( 'PHP tests', 'php' ) ] : [] ),
		...( tests && shop ? [ php( 'PHP tests with WooCommerce', 'shop' ) ] : [] ),
	] );
	if ( words.length ) {
		const named = projects.map( ( name ) => `--project=${ name }` );
		await phase( 'Browser tests', () =>
			unable
				? totals( { skipped: 1, reasons: [ unable ] } )
				: e2e( [ ...named, '--pass-with-no-tests', ...words ], env )
		);
	}
}

/**
 * @param {string[]} slugs
 * @return {string} For PHPUnit: what looks over all blocks, and classes whose names begin with a block's.
 */
const filter = ( slugs ) =>
	phpFilter( phpOverAll( CHECKOUT ), [ `[^a-zA-Z](${ slugs.map( pascal ).join( '|' ) })([A-Z][a-zA-Z]*)?Test::` ] );
