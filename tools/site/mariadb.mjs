/**
 * Starts a MariaDB server for a benchmark or a test run. It has temporary data and no network, and is removed
 * afterwards.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { need } from '../test/prerequisites.mjs';
import { keepRunning } from './child.mjs';
import { startNative } from './native.mjs';
import { run, which } from './run.mjs';
import { CHECKOUT, phpSource } from './state.mjs';

/** Settings of a small server, with enough memory for 100,000 posts. */
const SETTINGS = [ '--innodb-buffer-pool-size=256M', '--innodb-flush-log-at-trx-commit=0' ];

/** Settings of a server that nobody else needs to reach. */
const ALONE = [ '--skip-networking', '--skip-log-bin' ];

/**
 * @param {string[]} [settings] Further options of the server; by default it has no network and no log.
 * @return {Promise<{ socket: string, folder: string, version: string, stop: () => Promise<void> }>} The running server, with an empty database "wordpress".
 */
export async function startMariaDb( settings = ALONE ) {
	const isThere = which( 'mariadbd' ) && which( 'mariadb-install-db' );
	const missing = isThere ? '' : await need( [ 'mariadb-server', 'php-mysql' ], 'MariaDB is missing' );
	if ( missing ) {
		throw new Error( missing );
	}
	const folder = mkdtempSync( join( tmpdir(), 'eidan-mariadb-' ) );
	const data = join( folder, 'data' );
	const socket = join( folder, 'sock' );
	const user = userInfo().username;
	await run( 'mariadb-install-db', [
		'--no-defaults',
		`--datadir=${ data }`,
		`--user=${ user }`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
	] );
	const server = keepRunning(
		which( 'mariadbd' ),
		[
			'--no-defaults',
			`--datadir=${ data }`,
			`--socket=${ socket }`,
			`--pid-file=${ join( folder, 'pid' ) }`,
			`--user=${ user }`,
			...SETTINGS,
			...settings,
		],
		{ stdio: 'ignore', clear: () => rmSync( folder, { recursive: true, force: true } ) }
	);
	await server.until( () => existsSync( socket ), 'MariaDB did not start.' );
	const { stdout } = await run( 'mariadb', [
		'--no-defaults',
		`--socket=${ socket }`,
		'--user=root',
		'--skip-column-names',
		'-e',
		'CREATE DATABASE wordpress CHARACTER SET utf8mb4; SELECT VERSION();',
	] );
	return { socket, folder, version: stdout.trim(), stop: server.stop };
}

/**
 * Starts a site from an existing state folder, but with MariaDB as its database and with Eidan active.
 *
 * @param {{ folder: string, root: string }} site             Site of startSite(). It must be stopped.
 * @param {Object}                           options
 * @param {string}                           options.socket   Socket of startMariaDb().
 * @param {number}                           options.port     Port of the site; 0 for no web server.
 * @param {string}                           [options.muPlugin] Source of a PHP file that the site loads as well.
 * @param {Record<string, string>}           [options.plugins]  Further plugins: folder by "slug/main-file.php".
 * @param {string}                           [options.user]     User of the database.
 */
export async function withMariaDb( { folder, root }, { socket, port, muPlugin = '', plugins = {}, user = 'root' } ) {
	const config = join( root, 'wp-config.php' );
	const text = readFileSync( config, 'utf8' )
		.replace( `'DB_USER', ''`, `'DB_USER', '${ user }'` )
		.replace( `'DB_HOST', ''`, `'DB_HOST', 'localhost:${ socket }'` )
		.replace( `'WP_DEBUG', true`, `'WP_DEBUG', false` );
	rmSync( config );
	writeFileSync( config, text );
	rmSync( join( root, 'wp-content/db.php' ) );
	if ( muPlugin ) {
		writeFileSync( join( root, 'wp-content/mu-plugins/bench.php' ), muPlugin );
	}
	const all = { ...plugins, 'eidan/plugin.php': CHECKOUT };
	const folders = Object.fromEntries(
		Object.entries( all ).map( ( [ file, path ] ) => [ file.split( '/' )[ 0 ], path ] )
	);
	const server = await startNative( {
		folder,
		port,
		plugins: folders,
		install: { title: 'MariaDB', theme: 'twentytwentyfive' },
	} );
	const list = Object.keys( all )
		.map( ( file ) => `'${ file }'` )
		.join( ', ' );
	await server.php(
		`update_option( 'siteurl', '${ server.url }' ); update_option( 'home', '${ server.url }' ); $eidan_plugins = array( ${ list } ); ?>${ phpSource( 'plugins.php' ) }`
	);
	return server;
}
