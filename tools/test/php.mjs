/**
 * Runs the PHP tests on different versions of WordPress and PHP.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cachePath } from '../site/cache.mjs';
import { startMariaDb, withMariaDb } from '../site/mariadb.mjs';
import { ORDER_TABLES } from '../site/order-tables.mjs';
import { run } from '../site/run.mjs';
import { phpString } from '../site/script.mjs';
import { startSite } from '../site/site.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { OLDEST_WORDPRESS } from '../site/versions.mjs';
import { findWooCommerce } from '../site/woocommerce.mjs';
import { fromJUnit, sum, totals } from './totals.mjs';

/** The oldest and the newest supported PHP version. */
export const PHP_RELEASES = [ '8.1', '8.5' ];

/** Why tests are skipped if there is no WooCommerce. */
export const NO_SHOP = 'the tests on WooCommerce did not run: there is none. Name its folder in EIDAN_WOOCOMMERCE.';

const SHOP = 'woocommerce/woocommerce.php';

/**
 * Filter for tests whose result can depend on the PHP version: that PHP can parse every file, what values become on
 * their way through schemas to HTML, and rules for texts and numbers. SQL, WordPress and HTTP are the same on all
 * versions. It has no backslashes, as WordPress doubles those in arguments.
 */
const BY_RELEASE =
	'/[^a-zA-Z](Matrix|Rules|Settings|Slider|Blocks)[^a-zA-Z](?!StoredScript|OddFields|OddFilters|Extensions)|(Token|RequestState|Choice|GetPosts)Test/';

/** WebAssembly is slow. Tests that have not run after this time are skipped. */
const WASM_SECONDS = 300;

/**
 * @param {string[]} args Arguments from the command line.
 * @return {string[]} Arguments for PHPUnit. Paths and options stay. Any other word becomes a filter for names.
 */
export function phpunitArguments( args ) {
	return args.flatMap( ( arg ) =>
		arg.startsWith( '-' ) || existsSync( join( CHECKOUT, arg ) ) ? [ arg ] : [ '--filter', arg ]
	);
}

/**
 * @param {string} path Path of a test or folder, within the checkout.
 * @return {'php'|'shop'} The suite of the test.
 */
export function suiteOf( path ) {
	return /^(?:\.\/)?tests\/php\/(Shop|Attribution(?!\/Rules))/.test( path ) ? 'shop' : 'php';
}

/**
 * @param {string} log        Path of PHPUnit's report.
 * @param {string} whySkipped Path of its second report.
 * @return {import('./totals.mjs').Totals} Counts; none if there is no report.
 */
const countsOf = ( log, whySkipped ) =>
	existsSync( log )
		? fromJUnit( readFileSync( log, 'utf8' ), existsSync( whySkipped ) ? readFileSync( whySkipped, 'utf8' ) : '' )
		: totals();

/**
 * @param {string}         wp   WordPress version.
 * @param {string[]}       args Arguments for PHPUnit.
 * @param {'php'|'shop'} suite Suite. `shop` runs on a site with WooCommerce.
 * @param {( line: string ) => void} [say] Gets the output at the end. Without it the output is shown at once.
 * @param {string}         [database] `mariadb`: runs on MariaDB, or else on SQLite, which counts as skipped.
 * @return {Promise<import('./totals.mjs').Totals>} Counts.
 */
export async function phpunit(
	wp,
	args = [],
	suite = 'php',
	say = undefined,
	database = process.env.EIDAN_TEST_DATABASE
) {
	const inherit = ! say;
	say ??= ( line ) => console.log( line );
	// The newest WooCommerce asks for a newer WordPress than the oldest; where there is only that, it is tried all the same.
	const old = wp === OLDEST_WORDPRESS && suite === 'shop' && ( await findWooCommerce( { release: 'oldest', say } ) );
	const shop = suite === 'shop' && ( old || ( await findWooCommerce( { say } ) ) );
	if ( suite === 'shop' && ! shop ) {
		say( `!! ${ NO_SHOP }` );
		return totals( { skipped: 1, reasons: [ NO_SHOP ] } );
	}
	const onMariaDb = database === 'mariadb';
	const name = `${ suite }-${ onMariaDb ? 'mariadb-' : '' }`;
	const site = await startSite( {
		name: `phpunit-${ name }${ wp || 'newest' }`,
		port: 0,
		wp,
		woocommerce: old ? 'oldest' : Boolean( shop ),
		seed: shop ? ORDER_TABLES : '',
		reset: true,
		say,
	} );
	say(
		`WordPress ${ site.wordpress } (${ site.source })${ shop ? `, WooCommerce ${ site.woocommerce } (${ site.woocommerceSource })` : '' }`
	);
	if ( shop && site.failed[ SHOP ] ) {
		say( `WooCommerce ${ site.woocommerce } asks for a newer WordPress. It is switched on past its own check.` );
		await site.php(
			`update_option( 'active_plugins', array_merge( get_option( 'active_plugins' ), array( '${ SHOP }' ) ) );`
		);
		await site.php( `WC_Install::install(); ${ ORDER_TABLES }` );
		delete site.failed[ SHOP ];
	}
	const problems = Object.entries( site.failed );
	if ( problems.length ) {
		say( problems.map( ( pair ) => pair.join( ': ' ) ).join( '\n' ) );
		return totals( { failed: 1 } );
	}
	await site.stop(); // Only the files of the site are needed.
	const started = onMariaDb && ( await startMariaDb().catch( ( { message } ) => message ) );
	const noDatabase = typeof started === 'string' ? `these tests ran on SQLite: ${ started }` : '';
	const server = noDatabase ? undefined : started;
	if ( noDatabase ) {
		say( `!! ${ noDatabase }` );
	}
	if ( server ) {
		say( server.version );
		await moveToMariaDb( site, server, shop ? shop.path : '' );
	}
	const log = join( CHECKOUT, 'artifacts', `phpunit-${ name }${ site.wordpress }.xml` );
	mkdirSync( join( CHECKOUT, 'artifacts' ), { recursive: true } );
	rmSync( log, { force: true } );
	const whySkipped = `${ log.slice( 0, -4 ) }.teamcity.txt`;
	rmSync( whySkipped, { force: true } );
	const { code, stdout, stderr } = await run(
		'php',
		[
			'-d',
			'memory_limit=1G',
			'-d',
			'opcache.enable_cli=1',
			'-d',
			'opcache.revalidate_freq=0',
			'tests/php/run.php',
			'--testsuite',
			suite,
			'--log-junit',
			log,
			'--log-teamcity',
			whySkipped,
			...args,
		],
		{
			cwd: CHECKOUT,
			inherit,
			check: false,
			env: {
				EIDAN_PLUGINS: cachePath( 'plugins' ),
				EIDAN_THEME_TEST_DATA: cachePath( 'theme-test-data' ),
				...process.env,
				EIDAN_TEST_WORDPRESS: site.root,
			},
		}
	);
	await ( server && server.stop() );
	if ( ! inherit ) {
		say( `${ stdout }${ stderr }`.trim() );
	}
	const counts = sum( [
		countsOf( log, whySkipped ),
		totals( noDatabase ? { skipped: 1, reasons: [ noDatabase ] } : {} ),
	] );
	// A run can fail although no test has failed, for instance because of warnings.
	return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * Moves a site to MariaDB.
 *
 * @param {import('../site/site.mjs').Site} site     Site. It must be stopped.
 * @param {{ socket: string }}              database Server of startMariaDb().
 * @param {string}                          shop     Folder of WooCommerce; "" if the site has none.
 */
async function moveToMariaDb( site, { socket }, shop ) {
	const server = await withMariaDb( site, { socket, port: 0, plugins: shop ? { [ SHOP ]: shop } : {} } );
	if ( shop ) {
		await server.php( ORDER_TABLES );
	}
	await server.stop();
}

/**
 * Runs the tests that depend on the PHP version, with PHP as WebAssembly.
 *
 * @param {string}                   php  PHP version.
 * @param {( line: string ) => void} say  Prints progress.
 * @param {string[]}                 args Arguments for PHPUnit.
 * @return {Promise<import('./totals.mjs').Totals>} Counts.
 */
export async function phpunitByWasm( php, say, args = [ '--filter', BY_RELEASE ] ) {
	const site = await startSite( {
		name: `phpunit-php-${ php }`,
		// Two versions run at the same time, so their ports are far apart.
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 20 + 5 * PHP_RELEASES.indexOf( php ),
		runtime: 'wasm',
		php,
		reset: true,
		say,
	} );
	const place = `${ site.root }/wp-content/plugins/eidan`;
	const [ log, whySkipped ] = [ 'phpunit.xml', 'phpunit.teamcity.txt' ].map( ( name ) =>
		join( site.folder, 'wordpress-data', name )
	);
	rmSync( log, { force: true } );
	rmSync( whySkipped, { force: true } );
	const argv = [
		'phpunit',
		'--testsuite',
		'php',
		'--log-junit',
		'/wordpress-data/phpunit.xml',
		'--log-teamcity',
		'/wordpress-data/phpunit.teamcity.txt',
		...args,
	];
	const script = `<?php
chdir( ${ phpString( place ) } );
putenv( 'EIDAN_TEST_WORDPRESS=${ site.root }' );
putenv( 'EIDAN_TEST_SECONDS=${ WASM_SECONDS }' );
ini_set( 'memory_limit', '1G' );
set_time_limit( 0 );
$_SERVER['argv'] = array( ${ argv.map( phpString ).join( ', ' ) } );
$_SERVER['argc'] = count( $_SERVER['argv'] );
require ${ phpString( `${ place }/tests/php/run.php` ) };
`;
	try {
		const { exitCode, text, errors } = await site.run( script );
		const counts = countsOf( log, whySkipped );
		const failed = exitCode !== 0 && counts.failed === 0 ? 1 : counts.failed;
		say( `PHP ${ php }, WordPress ${ site.wordpress }:` );
		say( `${ text }${ failed ? errors : '' }`.trim() );
		return { ...counts, failed };
	} finally {
		await site.stop();
	}
}
