#!/usr/bin/env node
/**
 * The test command. It runs all phases, or those that are named.
 *
 *   node tools/test/run.mjs                   everything
 *   node tools/test/run.mjs php [filter]      PHP tests; with a filter on the newest WordPress only
 *   node tools/test/run.mjs e2e [filter …]    browser tests; arguments go to Playwright
 *   node tools/test/run.mjs block <slug>      everything about one block
 *   node tools/test/run.mjs over-all [file …] what looks over all blocks, without a browser, and the Jest tests that
 *                                             import these files
 *   node tools/test/run.mjs new-blocks [kind] whether a new block of every kind, or of that, passes as it is made
 *   node tools/test/run.mjs lint:php          PHP standards and static analysis
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';
import { provePart } from '../mutation/spec-run.mjs';
import { testNewBlocks } from '../new-block/check.mjs';
import { testBlock } from './block.mjs';
import { build, e2e, lintPhp, npmRun, unit } from './commands.mjs';
import { jestArguments, phpFilter, phpOverAll, toldOverAll } from './over-all.mjs';
import { PHP_RELEASES, phpunit, phpunitArguments, phpunitByWasm, RELEASES, suiteOf } from './php.mjs';
import { phase, phases, together } from './phases.mjs';
import { needBrowser, needComposerPackages, needEngines, needPhp, needPsalm, needRedis } from './prerequisites.mjs';
import { closingLine, sum, totals } from './totals.mjs';

const [ part = 'all', ...args ] = process.argv.slice( 2 );

const skipped = ( reason ) => totals( { skipped: 1, reasons: [ reason ] } );

/** Tests with WooCommerce that also run on the oldest WordPress. */
const SMOKE = [ '--group', 'smoke' ];

/** The oldest WordPress leaves out these tests: they take long, and no WordPress version changes their result. */
const NEWEST_ONLY = [ '--exclude-group', 'newest' ];

/** Tests that also run on SQLite, as browser tests use it: those of our own SQL. */
const DATABASE = [ '--group', 'database,smoke' ];

const plainTitle = ( wp ) => `PHP tests, WordPress ${ wp || 'newest' }`;
const shopTitle = ( wp ) => `PHP tests with WooCommerce, WordPress ${ wp || 'newest' }`;

const built = () => existsSync( join( CHECKOUT, 'build' ) );

/** Returns what is missing for PHP tests; "" if nothing is. */
async function missingPhp() {
	return ( await needPhp() ) || ( await needComposerPackages() );
}

async function all() {
	let php = '';
	let psalm = '';
	let browser = '';
	await phase( 'What the tests need', async () => {
		php = await missingPhp();
		psalm = php || ( await needPsalm() );
		browser = await needBrowser();
		for ( const problem of new Set(
			[ php, psalm, browser, await needEngines(), await needRedis() ].filter( Boolean )
		) ) {
			console.log( problem );
		}
		return totals();
	} );
	const isBuilt = await phase( 'Build', build );
	const notBuilt = isBuilt ? '' : 'the build failed';
	// Everything that needs no browser, the longest first.
	const [ longest, ...others ] = phpOnReleases( php || notBuilt );
	await together( [
		longest,
		[ 'Taint analysis', ( say ) => ( psalm ? skipped( psalm ) : npmRun( 'lint:taint', say ) ) ],
		[ 'Unit tests', ( say ) => unit( [], say ) ],
		...others,
		[ 'Lint PHP', ( say ) => ( php ? skipped( php ) : lintPhp( say ) ) ],
		[ 'Lint TypeScript', ( say ) => npmRun( 'lint:ts', say ) ],
		[ 'Format', ( say ) => npmRun( 'lint:format', say ) ],
		[ 'Types', ( say ) => npmRun( 'types:check', say ) ],
		[ 'Lint CSS', ( say ) => npmRun( 'lint:css', say ) ],
	] );
	await phase( 'The specification’s numbers', ( say ) =>
		php || notBuilt ? skipped( php || notBuilt ) : proveNumbers( say )
	);
	await phase( 'Browser tests', () =>
		browser || php || notBuilt ? skipped( browser || php || notBuilt ) : e2e( [] )
	);
	await phase( 'A new block of every kind', () =>
		browser || php || notBuilt ? skipped( browser || php || notBuilt ) : testNewBlocks()
	);
}

/**
 * Changes numbers of the specification. The tests in the rows of these numbers have to fail. Only rows whose source or
 * test has changed are tried.
 *
 * @param {( line: string ) => void} say Prints progress.
 */
async function proveNumbers( say ) {
	const { found, survived, absent, without, lines } = await provePart( { word: '', onlyChanged: true, say } );
	lines.forEach( ( line ) => say( line ) );
	return totals( {
		passed: found,
		failed: survived + absent,
		failures: [
			...( survived ? [ `${ survived } changes survived` ] : [] ),
			...( absent ? [ `${ absent } changes could not be tried` ] : [] ),
		],
		skipped: without,
		reasons: without ? [ 'a row’s test needs WooCommerce, and there is none' ] : [],
	} );
}

/**
 * Returns the phases of all PHP tests on all versions and databases, the longest first.
 *
 * @param {string} unable Why they cannot run; "" if they can.
 * @return {Parameters<typeof phase>[]} A phase for each version and database.
 */
function phpOnReleases( unable ) {
	const unless = ( job ) => ( say ) => ( unable ? skipped( unable ) : job( say ) );
	const [ newest, oldest ] = RELEASES;
	// Use MariaDB: tests write more than they read, which takes the SQLite integration four times as long.
	return [
		[ plainTitle( newest ), unless( ( say ) => phpunit( newest, [], 'php', say, 'mariadb' ) ) ],
		[ plainTitle( oldest ), unless( ( say ) => phpunit( oldest, NEWEST_ONLY, 'php', say, 'mariadb' ) ) ],
		[ shopTitle( newest ), unless( ( say ) => phpunit( newest, [], 'shop', say, 'mariadb' ) ) ],
		...PHP_RELEASES.map( ( php ) => [
			`PHP tests, PHP ${ php } by WebAssembly`,
			unless( ( say ) => phpunitByWasm( php, say ) ),
		] ),
		[ `${ plainTitle( newest ) }, on SQLite`, unless( ( say ) => phpunit( newest, DATABASE, 'php', say ) ) ],
		[ `${ shopTitle( newest ) }, on SQLite`, unless( ( say ) => phpunit( newest, DATABASE, 'shop', say ) ) ],
		[ `${ shopTitle( oldest ) }, on SQLite`, unless( ( say ) => phpunit( oldest, SMOKE, 'shop', say ) ) ],
	];
}

async function phpPart() {
	const problem = await missingPhp();
	if ( problem ) {
		throw new Error( problem );
	}
	if ( ! built() ) {
		await phase( 'Build', build );
	}
	if ( args.length === 0 ) {
		await together( phpOnReleases( '' ) );
		return;
	}
	const paths = args.filter( ( arg ) => existsSync( join( CHECKOUT, arg ) ) );
	const named = ( suite ) => paths.length === 0 || paths.some( ( path ) => suiteOf( path ) === suite );
	if ( named( 'php' ) ) {
		await phase( plainTitle( '' ), () => phpunit( '', phpunitArguments( args ) ) );
	}
	if ( named( 'shop' ) ) {
		await phase( shopTitle( '' ), () => phpunit( '', phpunitArguments( args ), 'shop' ) );
	}
	const {
		passed,
		failed,
		skipped: left,
	} = sum( phases.filter( ( { title } ) => title !== 'Build' ).map( ( { counts } ) => counts ) );
	if ( passed + failed + left === 0 ) {
		throw new Error( `No PHP test is called ${ args.join( ' ' ) }.` );
	}
}

async function e2ePart() {
	const problem = ( await needPhp() ) || ( await needBrowser() );
	if ( problem ) {
		throw new Error( problem );
	}
	if ( ! built() ) {
		await phase( 'Build', build );
	}
	await phase( 'Browser tests', () => e2e( args ) );
}

async function lintPhpPart() {
	const problem = await missingPhp();
	if ( problem ) {
		throw new Error( problem );
	}
	await phase( 'Lint PHP', ( say ) => lintPhp( say ) );
}

async function blockPart() {
	const problem = await missingPhp();
	if ( problem ) {
		throw new Error( problem );
	}
	await testBlock( args[ 0 ] ?? '', await needBrowser() );
}

async function overAllPart() {
	const problem = await missingPhp();
	if ( problem ) {
		throw new Error( problem );
	}
	console.log( toldOverAll( CHECKOUT ) );
	await together( [
		[ plainTitle( '' ), ( say ) => phpunit( '', [ '--filter', phpFilter( phpOverAll( CHECKOUT ) ) ], 'php', say ) ],
		[ 'Unit tests', ( say ) => unit( jestArguments( CHECKOUT, args ), say ) ],
	] );
}

async function newBlocksPart() {
	const problem = ( await missingPhp() ) || ( await needBrowser() );
	if ( problem ) {
		throw new Error( problem );
	}
	await phase( args.length ? `A new block: ${ args.join( ', ' ) }` : 'A new block of every kind', () =>
		testNewBlocks( args.length ? args : undefined )
	);
}

const parts = {
	all,
	'new-blocks': newBlocksPart,
	'over-all': overAllPart,
	php: phpPart,
	e2e: e2ePart,
	block: blockPart,
	'lint:php': lintPhpPart,
};
if ( ! parts[ part ] ) {
	console.error( `No such part: ${ part }. There are ${ Object.keys( parts ).join( ', ' ) }.` );
	process.exit( 2 );
}
try {
	await parts[ part ]();
} catch ( error ) {
	console.error( error.message );
	phases.push( { title: part, seconds: 0, counts: totals( { failed: 1 } ) } );
}

/** Most failures that are listed for a phase. If everything is broken, the first ones are enough to see why. */
const MOST = 20;

const result = sum( phases.map( ( { counts } ) => counts ) );
if ( phases.length > 1 ) {
	console.log( '\n== Summary' );
	for ( const { title, seconds, counts } of phases ) {
		console.log( `${ `${ seconds } s`.padStart( 6 ) }  ${ title }: ${ closingLine( counts ) }` );
	}
}
for ( const { title, counts } of phases ) {
	for ( const reason of new Set( counts.reasons ) ) {
		const times = counts.reasons.filter( ( other ) => other === reason ).length;
		console.log( `skipped: ${ title }: ${ reason }${ times > 1 ? ` (${ times } times)` : '' }` );
	}
}
for ( const { title, counts } of phases ) {
	for ( const line of counts.failures.slice( 0, MOST ) ) {
		console.log( `failed: ${ title }: ${ line }` );
	}
	if ( counts.failures.length > MOST ) {
		console.log( `failed: ${ title }: and ${ counts.failures.length - MOST } more` );
	}
}
console.log( `\n${ closingLine( result ) }` );
process.exit( result.failed > 0 ? 1 : 0 );
