/**
 * Starts a MariaDB server for a benchmark or a test run. It has temporary data and no network, and is removed
 * afterwards.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startNative } from './native.mjs';
import { run, which } from './run.mjs';
import { CHECKOUT, phpSource } from './state.mjs';

/** Settings of a small server, with enough memory for 100,000 posts. */
const SETTINGS = [ '--innodb-buffer-pool-size=256M', '--innodb-flush-log-at-trx-commit=0' ];

/** Settings of a server that nobody else needs to reach. */
const ALONE = [ '--skip-networking', '--skip-log-bin' ];

/**
 * Installs MariaDB from Debian's packages if it is missing. Throws an error if it may not install.
 *
 * @param {( line: string ) => void} say Prints progress.
 */
async function need( say ) {
	if ( which( 'mariadbd' ) && which( 'mariadb-install-db' ) ) {
		return;
	}
	const names = [ 'mariadb-server', 'php-mysql' ];
	if ( process.getuid?.() !== 0 || ! which( 'apt-get' ) ) {
		throw new Error( `This needs MariaDB. Run: sudo apt-get install ${ names.join( ' ' ) }` );
	}
	say( `installing ${ names.join( ' ' ) }` );
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	await run( 'apt-get', [ 'update', '-q' ], { env, check: false } );
	await run( 'apt-get', [ 'install', '-y', '-q', '--no-install-recommends', ...names ], { env } );
}

/**
 * @param {( line: string ) => void} say        Prints progress.
 * @param {string[]}                 [settings] Further options of the server; by default it has no network and no log.
 * @return {Promise<{ socket: string, folder: string, version: string, stop: () => Promise<void> }>} The running server, with an empty database "wordpress".
 */
export async function startMariaDb( say, settings = ALONE ) {
	await need( say );
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
	const server = spawn(
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
		{ stdio: 'ignore' }
	);
	const ended = new Promise( ( resolve ) => server.on( 'exit', resolve ) );
	const kill = () => {
		server.kill( 'SIGKILL' );
		rmSync( folder, { recursive: true, force: true } );
	};
	process.on( 'exit', kill );
	const stop = async () => {
		process.off( 'exit', kill );
		server.kill( 'SIGTERM' );
		const forced = setTimeout( kill, 10_000 );
		await ended;
		clearTimeout( forced );
		rmSync( folder, { recursive: true, force: true } );
	};
	try {
		for ( let tries = 0; ! existsSync( socket ); tries++ ) {
			if ( tries > 300 || server.exitCode !== null ) {
				throw new Error( 'MariaDB did not start.' );
			}
			await wait( 100 );
		}
		const { stdout } = await run( 'mariadb', [
			'--no-defaults',
			`--socket=${ socket }`,
			'--user=root',
			'--skip-column-names',
			'-e',
			'CREATE DATABASE wordpress CHARACTER SET utf8mb4; SELECT VERSION();',
		] );
		return { socket, folder, version: stdout.trim(), stop };
	} catch ( error ) {
		await stop();
		throw error;
	}
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
