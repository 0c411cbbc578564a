/**
 * Runs sites without PHP on the machine: PHP is compiled to WebAssembly and runs in Node.
 */
import { Server } from 'node:net';
import { join } from 'node:path';
import { insideWordPress, prepareScript, resultOf } from './script.mjs';
import { phpSource, placePlugins } from './state.mjs';

/** Folder of WordPress, as PHP sees it. */
const ROOT = '/wordpress';

/** PHP version of development sites, if no other is wanted. */
export const DEFAULT_PHP = '8.3';

/**
 * Runs a job. Servers that start meanwhile listen on this machine only. Playground's server would listen on all network
 * interfaces, and everybody knows this site's password.
 *
 * @template T
 * @param {() => Promise<T>} job
 * @return {Promise<T>} Result of the job.
 */
export async function listeningLocally( job ) {
	const { listen } = Server.prototype;
	Server.prototype.listen = function ( port, ...rest ) {
		return typeof port === 'number' && typeof rest[ 0 ] !== 'string'
			? listen.call( this, port, '127.0.0.1', ...rest )
			: listen.call( this, port, ...rest );
	};
	try {
		return await job();
	} finally {
		Server.prototype.listen = listen;
	}
}

/**
 * Prepares a site and starts its server.
 *
 * @param {Object}                 options
 * @param {string}                 options.folder       State folder, as prepareState() makes it.
 * @param {number}                 options.port         Port.
 * @param {Record<string, string>} options.plugins      Folder of each plugin, by slug.
 * @param {Object}                 options.install      Title and theme, for prepare.php.
 * @param {string}                 [options.phpVersion] PHP version: "8.1" …
 * @param {number}                 [options.workers]    Number of requests at the same time.
 * @param {Record<string, string>} [options.mounts]     Further folders, by the path where PHP sees them.
 */
export async function startWasm( { folder, port, plugins, install, phpVersion, workers = 2, mounts = {} } ) {
	const { runCLI } = await import( '@wp-playground/cli' );
	placePlugins( folder, plugins, 'mount' );
	const mount = [
		[ join( folder, 'wordpress' ), ROOT ],
		[ join( folder, 'wordpress-data' ), '/wordpress-data' ],
		...Object.entries( plugins ).map( ( [ slug, path ] ) => [ path, `${ ROOT }/wp-content/plugins/${ slug }` ] ),
		...Object.entries( mounts ).map( ( [ place, path ] ) => [ path, place ] ),
	].map( ( [ hostPath, vfsPath ] ) => ( { hostPath, vfsPath } ) );

	const server = await listeningLocally( () =>
		runCLI( {
			command: 'server',
			port,
			php: phpVersion || DEFAULT_PHP,
			verbosity: 'quiet',
			workers,
			'site-url': `http://127.0.0.1:${ port }`,
			'mount-before-install': mount,
			// prepare.php installs WordPress below, as with native PHP, so that both runtimes can serve the same state.
			wordpressInstallMode: 'do-not-attempt-installing',
			skipSqliteSetup: true,
		} )
	);

	const runScript = async ( code ) => {
		try {
			return await server.playground.run( { code } );
		} catch ( error ) {
			if ( ! error.response ) {
				throw error;
			}
			// The script failed. The answer in the error has lost its methods, so read its data directly.
			const { bytes, exitCode, errors } = error.response;
			const text = Buffer.from( Object.values( bytes ) ).toString( 'utf8' );
			return { text, exitCode, errors };
		}
	};
	const execute = async ( code ) => {
		const result = await runScript( code );
		if ( result.exitCode !== 0 ) {
			throw new Error( `PHP ended with ${ result.exitCode }:\n${ result.errors || result.text }` );
		}
		return result.text;
	};
	const site = {
		url: `http://127.0.0.1:${ port }`,
		root: ROOT,
		run: runScript,
		execute,
		php: async ( code ) => resultOf( await execute( insideWordPress( code, ROOT ) ) ),
		stop: () => server[ Symbol.asyncDispose ](),
	};
	try {
		await execute( prepareScript( phpSource( 'prepare.php' ), ROOT, install ) );
	} catch ( error ) {
		await site.stop();
		throw error;
	}
	return site;
}
