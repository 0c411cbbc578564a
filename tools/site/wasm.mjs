/**
 * The runtime that needs nothing but Node: PHP compiled to WebAssembly.
 */
import { Server } from 'node:net';
import { join } from 'node:path';
import { insideWordPress, prepareScript, resultOf } from './script.mjs';
import { phpSource, placePlugins } from './state.mjs';

/** Where PHP sees the WordPress. */
const ROOT = '/wordpress';

/** PHP that development sites run on when nothing else is asked for. */
export const DEFAULT_PHP = '8.3';

/**
 * Playground's server listens on all interfaces, and this site's password is
 * known: as long as the job runs, servers listen on this machine only.
 *
 * @template T
 * @param {() => Promise<T>} job
 * @return {Promise<T>} What the job gives.
 */
async function listeningLocally( job ) {
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
 * @param {Object}                 options
 * @param {string}                 options.folder       State folder, prepared.
 * @param {number}                 options.port
 * @param {Record<string, string>} options.plugins
 * @param {Object}                 options.install      What prepare.php reads.
 * @param {string}                 [options.phpVersion] "8.1" …
 * @param {number}                 [options.workers]    Requests at a time.
 * @param {Record<string, string>} [options.mounts]     More folders: what is where PHP sees it.
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
			// Installed below, in the same way as natively, so that both serve one state.
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
			// A script that fails: the answer has lost its methods on the way here.
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
