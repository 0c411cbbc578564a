/**
 * Runs the programs that check and test, and counts their results.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../site/run.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { flakyTests, fromJest, fromLint, fromPlaywright, sum, totals } from './totals.mjs';

const artifacts = join( CHECKOUT, 'artifacts' );

/**
 * @typedef {( line: string ) => void} Say Gets the output of a command after it has ended. Without it the output is
 * shown at once.
 */

/**
 * Runs a command that counts as one check. If it fails, the files that it complains of are named at the end of the run;
 * for that its output has to be collected, so it needs `say`.
 *
 * @param {string}   program
 * @param {string[]} args
 * @param {Say}      [say]
 */
export async function check( program, args, say = undefined ) {
	const { code, stdout, stderr } = await run( program, args, { cwd: CHECKOUT, inherit: ! say, check: false } );
	say?.( `${ stdout }${ stderr }`.trim() );
	return code === 0
		? totals( { passed: 1 } )
		: totals( {
				failed: 1,
				failures: fromLint(
					`${ stdout }\n${ stderr }`,
					( path ) => existsSync( join( CHECKOUT, path ) ),
					CHECKOUT
				),
			} );
}

/**
 * @param {string} name Name of a script in package.json.
 * @param {Say}    [say]
 */
export const npmRun = ( name, say ) => check( 'npm', [ 'run', '--silent', name ], say );

/**
 * Tools that generate committed files, as `npm run types` runs them. With `--check` each of them checks its files
 * instead.
 */
export const GENERATORS = JSON.parse( readFileSync( join( CHECKOUT, 'package.json' ), 'utf8' ) ).scripts.types.match(
	/tools\/\S+\.mjs/g
);

/**
 * Says which words still wait for a translation. Nothing of that fails: translations are brought up to date once, for a
 * release, which refuses to be made without them.
 *
 * @param {Say} say
 */
export async function reportTranslations( say ) {
	const { code, stdout, stderr } = await run( process.execPath, [ 'tools/translations.mjs', 'check', '--report' ], {
		cwd: CHECKOUT,
		check: false,
	} );
	say( `${ stdout }${ stderr }`.trim() );
	return code === 0
		? totals( { passed: 1, notes: stdout.split( '\n' ).filter( ( line ) => line.includes( ' wait for ' ) ) } )
		: totals( { failed: 1, failures: fromLint( stdout + stderr, () => false ) } );
}

export const build = () => check( process.execPath, [ 'tools/build.mjs' ] );

/**
 * Runs a program that writes a report, and counts what the report says.
 *
 * @param {string}                                            name    File name of the report, in the folder artifacts.
 * @param {( file: string ) => Promise<number>}               execute Runs the program and returns its exit code.
 * @param {( report: Object ) => import('./totals.mjs').Totals} read  Counts what the report says.
 */
async function fromReport( name, execute, read ) {
	const file = join( artifacts, name );
	mkdirSync( artifacts, { recursive: true } );
	rmSync( file, { force: true } );
	const code = await execute( file );
	const counts = existsSync( file ) ? read( JSON.parse( readFileSync( file, 'utf8' ) ) ) : totals();
	return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {string[]}               args  Arguments for Jest.
 * @param {Say}                    [say]
 * @param {Record<string, string>} [env] Environment variables to add.
 */
export const unit = ( args = [], say = undefined, env = {} ) =>
	fromReport(
		'jest.json',
		async ( file ) => {
			const { code, stdout, stderr } = await run(
				'npm',
				[ 'run', '--silent', 'test:unit', '--', '--json', `--outputFile=${ file }`, ...args ],
				{ cwd: CHECKOUT, inherit: ! say, check: false, env: { ...process.env, ...env } }
			);
			// Jest also prints the report itself. Leave it out, as nobody reads it.
			say?.( `${ stdout.replace( /^\{.*\}$/gm, '' ) }${ stderr }`.trim() );
			return code;
		},
		fromJest
	);

/**
 * @param {string[]}               args  Arguments for Playwright.
 * @param {Record<string, string>} [env] Environment variables to add.
 */
export const e2e = ( args, env = {} ) =>
	fromReport(
		'playwright.json',
		async ( file ) => {
			const { code } = await run( 'npx', [ 'playwright', 'test', ...args ], {
				cwd: CHECKOUT,
				inherit: true,
				check: false,
				env: { ...process.env, EIDAN_PLAYWRIGHT_REPORT: file, ...env },
			} );
			return code;
		},
		( report ) => {
			flakyTests( report ).forEach( ( title ) => console.log( `passed only when repeated: ${ title }` ) );
			return fromPlaywright( report );
		}
	);

/**
 * @param {Say}      [say]
 * @param {string[]} [paths] Files to check; none for all.
 */
export async function lintPhp( say, paths = [] ) {
	// What has not changed is not read again. phpcs refuses a file in a folder that is not there.
	mkdirSync( join( CHECKOUT, '.cache' ), { recursive: true } );
	return sum( [
		await check( 'php', [ 'vendor/bin/phpcs', '--cache=.cache/phpcs.json', ...paths ], say ),
		await check( 'php', [ 'vendor/bin/phpcs', '--standard=tests/phpcs.xml' ], say ),
		await check( 'php', [ 'vendor/bin/phpstan', 'analyse', '--memory-limit=2G', '--no-progress', ...paths ], say ),
	] );
}
