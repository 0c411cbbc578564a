#!/usr/bin/env node
/**
 * The test command. It runs a tier of the suite, or what is named.
 *
 *   node tools/test/run.mjs quick             npm test: the verdict in ten minutes
 *   node tools/test/run.mjs all               npm run test:all: everything
 *   node tools/test/run.mjs rest              what the first leaves to the second
 *   node tools/test/run.mjs changed [base]    what the difference to a base concerns
 *   node tools/test/run.mjs part <name …>     parts of the suite (parts.mjs)
 *   node tools/test/run.mjs sum               the closing line of the last quick tier and its rest together
 *   node tools/test/run.mjs php [filter]      PHP tests; with a filter on the newest WordPress only
 *   node tools/test/run.mjs e2e [filter …]    browser tests; arguments go to Playwright
 *   node tools/test/run.mjs block <slug>      everything about one block
 *   node tools/test/run.mjs over-all [file …] what looks over all blocks, without a browser, and the Jest tests that
 *                                             import these files
 *   node tools/test/run.mjs new-blocks [kind] whether a new block of every kind, or of that, passes as it is made
 *   node tools/test/run.mjs deleted-blocks    whether nothing names a block of each kind once its folder is deleted
 *   node tools/test/run.mjs alone [word …]    browser tests that could take from a neighbour, each alone, without what
 *                                             only some machines have
 *   node tools/test/run.mjs lint:php          PHP standards and static analysis
 *
 * With `--times` it says at the end where the time went, by file and by test.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';
import { testNewBlocks } from '../new-block/check.mjs';
import { testDeletedBlocks } from '../new-block/deleted.mjs';
import { testAlone } from './alone.mjs';
import { testBlock } from './block.mjs';
import { testChanged } from './changed.mjs';
import { build, e2e, lintPhp, unit } from './commands.mjs';
import { jestArguments, phpFilter, phpOverAll, toldOverAll } from './over-all.mjs';
import { isBuilt, leftOut, partsOf } from './parts.mjs';
import { phpunit, phpunitArguments, suiteOf } from './php.mjs';
import { phase, phases, together } from './phases.mjs';
import { needBrowser, needEngines, needPhp } from './prerequisites.mjs';
import { missingPhp, runNamed, runTier } from './suite.mjs';
import { summary } from './summary.mjs';
import { tellTimes } from './times.mjs';
import { closingLine, sum, totals } from './totals.mjs';

const began = Date.now();
const wantsTimes = process.argv.includes( '--times' );
const [ part = 'quick', ...args ] = process.argv.slice( 2 ).filter( ( arg ) => arg !== '--times' );

/** Titles of the phases for one suite on the newest WordPress, as the command line names it. */
const PHP_TITLES = { php: 'PHP tests', shop: 'PHP tests with WooCommerce' };

/** @param {string} problem What is missing; "" if nothing is. */
function demand( problem ) {
	if ( problem ) {
		throw new Error( problem );
	}
}

const builtOnce = async () => isBuilt() || phase( 'Build', build );

async function phpPart() {
	demand( await missingPhp() );
	await builtOnce();
	if ( args.length === 0 ) {
		await runNamed( partsOf( 'all' ).flatMap( ( { name } ) => ( /^php(?:-|$)/.test( name ) ? [ name ] : [] ) ) );
		return;
	}
	const paths = args.filter( ( arg ) => existsSync( join( CHECKOUT, arg ) ) );
	for ( const [ suite, title ] of Object.entries( PHP_TITLES ) ) {
		if ( paths.length === 0 || paths.some( ( path ) => suiteOf( path ) === suite ) ) {
			await phase( title, () => phpunit( '', phpunitArguments( args ), suite ) );
		}
	}
	const { passed, failed, skipped } = sum(
		phases.filter( ( { title } ) => title !== 'Build' ).map( ( { counts } ) => counts )
	);
	if ( passed + failed + skipped === 0 ) {
		throw new Error( `No PHP test is called ${ args.join( ' ' ) }.` );
	}
}

async function e2ePart() {
	demand( ( await needPhp() ) || ( await needBrowser() ) );
	const projects = args.filter( ( arg ) => arg.startsWith( '--project=' ) );
	if ( projects.length === 0 || projects.some( ( name ) => /firefox|webkit/.test( name ) ) ) {
		// Without them their stories are skipped, and say so.
		console.log( await needEngines() );
	}
	await builtOnce();
	await phase( 'Browser tests', () => e2e( args ) );
}

async function overAllPart() {
	demand( await missingPhp() );
	console.log( toldOverAll( CHECKOUT ) );
	await together( [
		[ PHP_TITLES.php, ( say ) => phpunit( '', [ '--filter', phpFilter( phpOverAll( CHECKOUT ) ) ], 'php', say ) ],
		[ 'Unit tests', ( say ) => unit( jestArguments( CHECKOUT, args ), say ) ],
	] );
}

/** Of the tiers that `sum` adds. */
const reportOf = ( tier ) => join( CHECKOUT, 'artifacts', `totals-${ tier }.json` );

const parts = {
	quick: () => runTier( 'quick' ),
	rest: () => runTier( 'rest' ),
	all: () => runTier( 'all' ),
	part: () => runNamed( args ),
	changed: async () => {
		demand( await missingPhp() );
		await testChanged( args[ 0 ] ?? '', await needBrowser() );
	},
	sum: async () => {
		for ( const tier of [ 'quick', 'rest' ] ) {
			phases.push( { title: tier, seconds: 0, counts: JSON.parse( readFileSync( reportOf( tier ), 'utf8' ) ) } );
		}
	},
	php: phpPart,
	e2e: e2ePart,
	block: async () => {
		demand( await missingPhp() );
		await testBlock( args[ 0 ] ?? '', await needBrowser() );
	},
	'over-all': overAllPart,
	'new-blocks': async () => {
		demand( ( await missingPhp() ) || ( await needBrowser() ) );
		await phase( args.length ? `A new block: ${ args.join( ', ' ) }` : 'A new block of every kind', () =>
			testNewBlocks( args.length ? args : undefined )
		);
	},
	'deleted-blocks': async () => {
		demand( await missingPhp() );
		await phase( 'A block of each kind deleted', () => testDeletedBlocks() );
	},
	alone: async () => {
		demand( ( await needPhp() ) || ( await needBrowser() ) );
		await builtOnce();
		await phase( 'Browser tests, each alone', () => testAlone( args ) );
	},
	'lint:php': async () => {
		demand( await missingPhp() );
		await phase( 'Lint PHP', ( say ) => lintPhp( say ) );
	},
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

const { lines, result } = summary( phases );
if ( wantsTimes ) {
	tellTimes( began );
}
if ( part === 'sum' ) {
	console.log( `npm test and the rest: ${ closingLine( result ) }` );
} else {
	lines.forEach( ( line ) => console.log( line ) );
}
if ( part === 'quick' ) {
	console.log( `Left to npm run test:all: ${ leftOut() }.` );
}
if ( part === 'quick' || part === 'rest' ) {
	mkdirSync( join( CHECKOUT, 'artifacts' ), { recursive: true } );
	writeFileSync( reportOf( part ), JSON.stringify( result ) );
}
process.exit( result.failed > 0 ? 1 : 0 );
