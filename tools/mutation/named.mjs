/**
 * Runs the tests that the specification names, as the source is. A name that nothing answers to proves nothing.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../site/run.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { suiteOf } from '../test/php.mjs';
import { WOOCOMMERCE, endOf, escaped, isQuick } from './rows.mjs';

/** Arguments of node that run Jest on some files, with the results as JSON. */
const JEST = [
	'node_modules/jest/bin/jest.js',
	'--config',
	'jest.config.js',
	'--runInBand',
	'--silent',
	'--json',
	'--runTestsByPath',
];

/** Options for a test that runs alone, on changed source. Whoever asks for ever is ended, which counts as a failure. */
const ENDS = { timeout: 120_000, killSignal: 'SIGKILL' };

const unique = ( list ) => [ ...new Set( list ) ];

/**
 * @typedef {{ file: string, title: string }} Test
 * @typedef {{ name: string, status: string }} Result
 */

/** @return {Promise<Map<string, Result[]>>} What ran in each file of Jest. */
async function jest( tests, folder ) {
	const files = unique( tests.map( ( { file } ) => file ) );
	const alone = tests.length === 1;
	const only = alone ? [ '-t', escaped( tests[ 0 ].title ) ] : [];
	const { stdout } = await run( process.execPath, [ ...JEST, ...files, ...only ], {
		...( alone ? ENDS : {} ),
		cwd: folder,
		check: false,
		env: { ...process.env, NODE_ENV: 'test' },
	} );
	const found = new Map();
	for ( const { name: path, assertionResults } of JSON.parse( stdout || '{}' ).testResults ?? [] ) {
		const file = files.find( ( one ) => path.replaceAll( '\\', '/' ).endsWith( one ) );
		found.set(
			file,
			assertionResults.map( ( { fullName, status } ) => ( { name: fullName, status } ) )
		);
	}
	return found;
}

/** @return {Promise<Result[]>} What ran of tests of PHP, on one WordPress. */
async function phpunit( tests, folder, root ) {
	const log = join( folder, 'named.xml' );
	const alone = tests.length === 1;
	rmSync( log, { force: true } );
	await run(
		'php',
		[
			'-d',
			'memory_limit=1G',
			'tests/php/run.php',
			'--log-junit',
			log,
			'--filter',
			`/::(${ unique( tests.map( ( { title } ) => title ) ).join( '|' ) })( |$)/`,
			...( alone ? [ tests[ 0 ].file ] : [] ),
		],
		{
			...( alone ? ENDS : {} ),
			cwd: folder,
			check: false,
			env: { ...process.env, EIDAN_TEST_WORDPRESS: root },
		}
	);
	const cases = existsSync( log ) ? readFileSync( log, 'utf8' ).split( '<testcase ' ).slice( 1 ) : [];
	return cases.map( ( text ) => {
		const skipped = text.includes( '<skipped' ) ? 'skipped' : 'passed';
		return {
			// Several files may have a test of the same name.
			name: `${ /file="[^"]*?(tests\/php\/[^"]+)"/.exec( text )?.[ 1 ] } ${ /name="([^"]+)"/.exec( text )?.[ 1 ] }`,
			status: /<(?:failure|error)/.test( text ) ? 'failed' : skipped,
		};
	} );
}

/** @return {Promise<string>} The list of tests in the browser. They run in a part of the suite of their own. */
async function browser( files ) {
	const { stdout } = await run(
		process.execPath,
		[
			'node_modules/@playwright/test/cli.js',
			'test',
			'--list',
			...unique( files ).map( ( file ) => escaped( basename( file ) ) ),
		],
		{ cwd: CHECKOUT, check: false }
	);
	return stdout;
}

/**
 * Runs named tests, those of a kind together. Of tests in the browser it only looks whether there are such.
 *
 * @param {Test[]}                                tests
 * @param {string}                                folder    Folder of the copy.
 * @param {( suite: string ) => Promise<string>} wordpress Returns the folder of a WordPress, or '' where there is none.
 * @return {Promise<( test: Test ) => 'passed'|'failed'|'absent'|'WooCommerce'>} How each ended.
 */
export async function runNamed( tests, folder, wordpress ) {
	const ends = new Map();
	const key = ( { file, title } ) => `${ file }: ${ title }`;
	const quick = tests.filter( isQuick );
	const units = quick.filter( ( { file } ) => ! file.endsWith( '.php' ) );
	const results = units.length ? await jest( units, folder ) : new Map();
	for ( const test of units ) {
		ends.set( key( test ), endOf( test.title, results.get( test.file ) ?? [] ) );
	}
	for ( const suite of [ 'php', 'shop' ] ) {
		const own = quick.filter( ( { file } ) => file.endsWith( '.php' ) && suiteOf( file ) === suite );
		const root = own.length ? await wordpress( suite ) : '';
		const ran = root ? await phpunit( own, folder, root ) : [];
		for ( const test of own ) {
			ends.set( key( test ), root ? endOf( `${ test.file } ${ test.title }`, ran ) : WOOCOMMERCE );
		}
	}
	const slow = tests.filter( ( test ) => ! isQuick( test ) );
	const listed = slow.length ? await browser( slow.map( ( { file } ) => file ) ) : '';
	for ( const test of slow ) {
		const is = listed
			.split( '\n' )
			.some( ( line ) => line.includes( basename( test.file ) ) && line.includes( test.title ) );
		ends.set( key( test ), is ? 'passed' : 'absent' );
	}
	return ( test ) => ends.get( key( test ) );
}
