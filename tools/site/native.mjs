/**
 * Runs sites on machines that have PHP, with PHP's own web server.
 */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packagesFor } from '../test/packages.mjs';
import { keepRunning } from './child.mjs';
import { noteServer } from './claim.mjs';
import { isFree } from './ports.mjs';
import { run, which } from './run.mjs';
import { insideWordPress, prepareScript, resultOf } from './script.mjs';
import { phpFile, phpSource, placePlugins } from './state.mjs';

/** PHP extensions that WordPress, the SQLite integration and resizing of images need. */
export const EXTENSIONS = [ 'ctype', 'curl', 'dom', 'fileinfo', 'gd', 'json', 'mbstring', 'pdo_sqlite', 'xml', 'zip' ];

const INI = [
	'memory_limit=512M',
	'upload_max_filesize=64M',
	'post_max_size=64M',
	'max_execution_time=120',
	'opcache.revalidate_freq=0',
	// A test may replace the link to the checkout by a real folder. The path stays the same, but the files are others.
	'opcache.revalidate_path=1',
	// Otherwise each worker would go on using a replaced plugin folder for two minutes.
	'realpath_cache_ttl=1',
	'display_errors=stderr',
	'variables_order=EGPCS',
].flatMap( ( value ) => [ '-d', value ] );

/**
 * @return {Promise<{ version: string, missing: string[] }|undefined>} The machine's PHP, with missing extensions.
 */
export async function machinePhp() {
	if ( ! which( 'php' ) ) {
		return undefined;
	}
	const { stdout } = await run( 'php', [ '-r', 'echo PHP_VERSION, "\n", implode( ",", get_loaded_extensions() );' ] );
	const [ version, loaded = '' ] = stdout.trim().split( '\n' );
	const names = loaded.toLowerCase().split( ',' );
	return {
		version,
		missing: EXTENSIONS.filter( ( name ) => ! names.includes( name ) ),
	};
}

/**
 * @param {{ version: string, missing: string[] }} [php] What machinePhp() found.
 * @return {string} Why no site can run with this PHP, and what to do; "" if one can.
 */
export function phpProblem( php ) {
	if ( ! php ) {
		return 'There is no PHP on this machine. `npm test` installs it, or: apt-get install php-cli';
	}
	const { version, missing } = php;
	return missing.length
		? `This machine's PHP lacks ${ missing.join( ', ' ) }. \`npm test\` installs what is missing, or: apt-get install ${ packagesFor( version, missing ).join( ' ' ) }`
		: '';
}

/**
 * @param {string} root Folder of a WordPress.
 * @return {{ execute: ( script: string ) => Promise<string>, php: ( code: string ) => Promise<any> }} `execute` runs a whole script and returns its output. `php` runs statements in the loaded WordPress and returns their result.
 */
export function nativePhp( root ) {
	const execute = async ( script ) => {
		// Each script loads all of WordPress. A cache of compiled files makes this three times as fast. PHP does not
		// start if the folder of this cache does not exist.
		const compiled = join( dirname( root ), 'wordpress-data', 'opcache' );
		mkdirSync( compiled, { recursive: true } );
		const kept = [ 'enable_cli=1', 'file_cache_only=1', `file_cache=${ compiled }` ];
		const ini = [ ...INI, ...kept.flatMap( ( value ) => [ '-d', `opcache.${ value }` ] ) ];
		const { stdout } = await run( 'php', ini, { input: script, cwd: root } );
		return stdout;
	};
	return {
		execute,
		php: async ( code ) => resultOf( await execute( insideWordPress( code, root ) ) ),
	};
}

/**
 * Prepares a site and starts its server.
 *
 * @param {Object}                 options
 * @param {string}                 options.folder  State folder, as prepareState() makes it.
 * @param {number}                 options.port    Port; 0 for no server, only PHP.
 * @param {Record<string, string>} options.plugins Folder of each plugin, by slug.
 * @param {Object}                 options.install Title and theme, for prepare.php.
 * @param {number}                 options.workers Number of requests at the same time.
 */
export async function startNative( { folder, port, plugins, install, workers = 4 } ) {
	// Otherwise WordPress prints a page of its own about this, and whatever asks the site next fails for no visible reason.
	const problem = phpProblem( await machinePhp() );
	if ( problem ) {
		throw new Error( problem );
	}
	const root = join( folder, 'wordpress' );
	const inside = nativePhp( root );
	placePlugins( folder, plugins, 'link' );

	await inside.execute( prepareScript( phpSource( 'prepare.php' ), root, install ) );
	if ( ! port ) {
		return { ...inside, url: '', root, stop: async () => {} };
	}

	const data = join( folder, 'wordpress-data' );
	const log = openSync( join( data, 'server.log' ), 'w' );
	const server = keepRunning(
		'php',
		[
			...INI,
			'-d',
			`error_log=${ join( data, 'debug.log' ) }`,
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			root,
			phpFile( 'router.php' ),
		],
		{
			grace: 3000,
			group: true,
			stdio: [ 'ignore', log, log ],
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: String( workers ) },
		}
	);
	closeSync( log );
	noteServer( folder, server.child.pid );

	const url = `http://127.0.0.1:${ port }`;
	const answers = () =>
		fetch( `${ url }/wp-includes/images/blank.gif` ).then(
			() => true,
			() => false
		);
	const failure = `PHP's server did not start; see ${ join( data, 'server.log' ) }`;
	await server.until( answers, failure );
	// Another program may have taken the port meanwhile, and answered. In that case our server has ended.
	await wait( 100 );
	if ( server.isOver() ) {
		await server.stop();
		throw new Error( `${ failure }: port ${ port } is in use.` );
	}
	return {
		...inside,
		url,
		root,
		async stop() {
			await server.stop();
			// Wait until the last worker has released the port.
			for ( let tries = 0; tries < 100 && ! ( await isFree( port ) ); tries++ ) {
				await wait( 50 );
			}
		},
	};
}
