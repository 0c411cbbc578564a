/**
 * Runs each browser test alone that could take something from its neighbours: one that shares a site or a variable with
 * other tests of its file. Each has a worker of its own, on a machine that has none of the things that only some
 * machines have, and the last one comes first, so that it finds nothing of those before it on the site of all. A test
 * has to be green or skipped.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../site/run.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { e2e } from './commands.mjs';

/**
 * By what tests of a file share something: an order, or fixtures and variables that live longer than a test. Hooks before
 * all run again for whoever is alone.
 */
const SHARES =
	/\bmode: '(?:serial|default)'|\bscope: 'worker'|\bsiteFixture\(|\binTwoLanguages\(|^let |^const \w+[^=\n]*= (?:new (?:Map|Set|WeakMap)\b|\[\s*\]|\{\s*\})/m;

/**
 * @typedef {Object} Lonely
 * @property {string}   project Project that it belongs to.
 * @property {string}   file    Its file, within tests/e2e.
 * @property {string[]} titles  Its title, after those of the groups that it is in.
 */

/**
 * @param {Object}                     report What Playwright lists (--list --reporter=json).
 * @param {( file: string ) => string} read   Reads a file within tests/e2e.
 * @return {Lonely[]} The tests to run alone, the last one first. A test that is the only one of its file is alone
 * anyway, and one that is skipped before it starts takes nothing.
 */
export function lonely( report, read ) {
	/** @type {Record<string, Lonely[]>} */
	const files = {};
	const visit = ( suite, groups ) => {
		for ( const { file, title, tests } of suite.specs ?? [] ) {
			for ( const { projectName: project, expectedStatus } of tests ) {
				if ( expectedStatus !== 'skipped' ) {
					( files[ `${ project } ${ file }` ] ??= [] ).push( {
						project,
						file,
						titles: [ ...groups, title ],
					} );
				}
			}
		}
		( suite.suites ?? [] ).forEach( ( group ) => visit( group, [ ...groups, group.title ].filter( Boolean ) ) );
	};
	// Outermost are the files.
	( report.suites ?? [] ).forEach( ( file ) => visit( file, [] ) );
	return Object.values( files )
		.filter( ( tests ) => tests.length > 1 && SHARES.test( read( tests[ 0 ].file ) ) )
		.flat()
		.reverse();
}

/** Variables that name what only some machines have. A WooCommerce stays: a newcomer has one. */
const FOREIGN = [ 'EIDAN_PLUGINS', 'EIDAN_REDIS_CACHE', 'EIDAN_WOOCOMMERCE_OLD', 'EIDAN_NEIGHBOURS', 'EIDAN_KEEP' ];

/**
 * @param {string[]} words Arguments for Playwright that choose tests, such as parts of names of files; none for all.
 * @return {Promise<import('./totals.mjs').Totals>} Counts.
 */
export async function testAlone( words = [] ) {
	const place = mkdtempSync( join( tmpdir(), 'eidan-alone-' ) );
	try {
		const env = {
			...Object.fromEntries( FOREIGN.map( ( name ) => [ name, '' ] ) ),
			// The folders of plugins are found nowhere. What the tools have downloaded otherwise is used.
			EIDAN_PLUGINS: place,
			EIDAN_REDIS_CACHE: place,
		};
		const projects = [ 'newest', 'shop' ].map( ( name ) => `--project=${ name }` );
		const { stdout } = await run(
			'npx',
			[ 'playwright', 'test', '--list', '--reporter=json', ...projects, ...words ],
			{ cwd: CHECKOUT, env: { ...process.env, ...env } }
		);
		const list = lonely( JSON.parse( stdout ), ( file ) =>
			readFileSync( join( CHECKOUT, 'tests', 'e2e', file ), 'utf8' )
		);
		const file = join( place, 'alone.json' );
		writeFileSync( file, JSON.stringify( list ) );
		console.log( `${ list.length } tests, each alone` );
		return await e2e( [ '-c', 'tools/test/alone.config.ts' ], { ...env, EIDAN_ALONE: file } );
	} finally {
		rmSync( place, { recursive: true, force: true } );
	}
}
