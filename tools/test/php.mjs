/**
 * The PHP tests, on the releases of WordPress and PHP that matter.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../site/run.mjs';
import { startSite } from '../site/site.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { OLDEST_WORDPRESS } from '../site/versions.mjs';
import { fromJUnit, totals } from './totals.mjs';

/** Releases of WordPress that the whole suite runs on; "" = the newest. */
export const RELEASES = [ '', OLDEST_WORDPRESS ];

/**
 * @param {string[]} args What the developer wrote.
 * @return {string[]} The same for PHPUnit: a path stays, a word filters by name.
 */
export function phpunitArguments( args ) {
	return args.flatMap( ( arg ) =>
		arg.startsWith( '-' ) || existsSync( join( CHECKOUT, arg ) ) ? [ arg ] : [ '--filter', arg ]
	);
}

/**
 * @param {string}   wp   Release of WordPress.
 * @param {string[]} args For PHPUnit.
 * @return {Promise<import('./totals.mjs').Totals>} Counts.
 */
export async function phpunit( wp, args = [] ) {
	const site = await startSite( {
		name: `phpunit-${ wp || 'newest' }`,
		port: 0,
		wp,
		reset: true,
		say: ( line ) => console.log( line ),
	} );
	console.log( `WordPress ${ site.wordpress } (${ site.source })` );
	const problems = Object.entries( site.failed );
	if ( problems.length ) {
		console.log( problems.map( ( pair ) => pair.join( ': ' ) ).join( '\n' ) );
		return totals( { failed: 1 } );
	}
	const log = join( CHECKOUT, 'artifacts', `phpunit-${ site.wordpress }.xml` );
	mkdirSync( join( CHECKOUT, 'artifacts' ), { recursive: true } );
	rmSync( log, { force: true } );
	const { code } = await run(
		'php',
		[ '-d', 'memory_limit=1G', 'tests/php/run.php', '--log-junit', log, ...args ],
		{
			cwd: CHECKOUT,
			inherit: true,
			check: false,
			env: { ...process.env, EIDAN_TEST_WORDPRESS: site.root },
		}
	);
	const counts = existsSync( log ) ? fromJUnit( readFileSync( log, 'utf8' ) ) : totals();
	// Warnings and the like fail a run without failing a test.
	return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
