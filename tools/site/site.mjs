/**
 * Starts a WordPress site with Eidan active.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './cache.mjs';
import { claim, release } from './claim.mjs';
import { siteFolder } from './folder.mjs';
import { startNative } from './native.mjs';
import { isFree, nextFreePort } from './ports.mjs';
import { phpString } from './script.mjs';
import { readSettings, writeSettings } from './settings.mjs';
import { CHECKOUT, phpSource, prepareState, removeState } from './state.mjs';
import { findWordPress } from './wordpress.mjs';
import { findWooCommerce } from './woocommerce.mjs';

/**
 * @typedef {Object} SiteOptions
 * @property {string}                   [name]        Name of the site. Sites with different names share nothing.
 * @property {number}                   [port]        Wanted port. If it is in use the next free one is taken.
 *                                                    0 = no server, only PHP (native).
 * @property {'native'|'wasm'}          [runtime]     The machine's PHP, or PHP as WebAssembly.
 * @property {string}                   [wp]          WordPress version or its beginning; "" = the newest.
 * @property {boolean|'oldest'}         [woocommerce] Whether WooCommerce is active, if it can be found. `true` is the
 *                                                    newest version.
 * @property {string}                   [seed]        PHP that fills a new site. It runs once per state folder.
 * @property {boolean}                  [reset]       Whether to delete the state of an earlier run first.
 * @property {boolean}                  [quiet]       For tests: no cron, no requests to other hosts.
 * @property {boolean}                  [exactPort]   Whether to fail if the wanted port is in use.
 * @property {string}                   [php]         PHP version, for the runtime "wasm" only.
 * @property {Record<string, string>}   [plugins]     Further plugins: folder by "slug/main-file.php".
 * @property {boolean}                  [eidan]       Whether this checkout is active as a plugin.
 * @property {Record<string, string>}   [mounts]      For "wasm": further folders, by the path where PHP sees them.
 * @property {{ tree: import('./wordpress.mjs').Tree, shop?: { path: string, version: string, source: string } }} [sources]
 *                                                    WordPress and WooCommerce, if they were found already.
 * @property {( line: string ) => void} [say]         Prints progress.
 */

/**
 * @typedef {Object} Site
 * @property {string}                             url       Address without a slash at the end.
 * @property {( code: string ) => Promise<*>}     php       Runs statements in the loaded WordPress. Returns what
 *                                                          they return, or else what they print.
 * @property {() => Promise<void>}                stop      Stops the server. The state folder stays.
 * @property {string}                             root      Folder of WordPress.
 * @property {string}                             folder    State folder.
 * @property {string}                             log       Path of WordPress's debug log.
 * @property {string}                             wordpress Version of WordPress.
 * @property {string}                             woocommerce Version of WooCommerce; "" if it is not there.
 * @property {string}                             eidan     Version of Eidan; "" if it is not active.
 * @property {string}                             phpVersion Version of PHP.
 * @property {Record<string, string>}             failed    Plugins that could not be activated, with the reason.
 */

/**
 * @param {number}  wanted Wanted port.
 * @param {boolean} exact  Whether to fail if it is in use. Otherwise the next free one is taken.
 * @return {Promise<number>} A free port; 0 if none is wanted.
 */
async function choosePort( wanted, exact ) {
	if ( wanted && exact && ! ( await isFree( wanted ) ) ) {
		throw new Error( `Port ${ wanted } is in use.` );
	}
	return wanted && ! exact ? nextFreePort( wanted ) : wanted;
}

/**
 * @param {SiteOptions} options
 * @return {Promise<Site>} The running site.
 */
export async function startSite( {
	name = 'default',
	port = 8888,
	runtime = 'native',
	wp = process.env.EIDAN_WP_VERSION ?? '',
	woocommerce = false,
	seed = '',
	reset = false,
	quiet = true,
	exactPort = false,
	php: phpVersion = '',
	plugins: more = {},
	eidan = true,
	mounts = {},
	sources,
	say = () => {},
} = {} ) {
	const folder = siteFolder( name, CHECKOUT );
	const { tree, shop } = sources ?? {
		tree: await findWordPress( { wanted: wp, say } ),
		shop: woocommerce
			? await findWooCommerce( { release: woocommerce === 'oldest' ? 'oldest' : 'newest', say } )
			: undefined,
	};
	const plugins = { ...more };
	if ( shop ) {
		plugins[ 'woocommerce/woocommerce.php' ] = shop.path;
	}
	if ( eidan && existsSync( join( CHECKOUT, 'plugin.php' ) ) ) {
		plugins[ 'eidan/plugin.php' ] = CHECKOUT;
	}
	return withLock( `${ folder }.lock`, async () => {
		mkdirSync( folder, { recursive: true } );
		claim( folder );
		let server;
		try {
			if ( reset ) {
				removeState( folder );
			}
			const chosen = await choosePort( port, exactPort );
			const settings = prepareState( folder, tree, {
				url: `http://127.0.0.1${ chosen ? `:${ chosen }` : '' }`,
				quiet,
			} );
			const options = {
				folder,
				port: chosen,
				plugins: Object.fromEntries(
					Object.entries( plugins ).map( ( [ file, path ] ) => [ file.split( '/' )[ 0 ], path ] )
				),
				install: { title: 'Eidan', theme: 'twentytwentyfive' },
			};
			if ( runtime === 'wasm' ) {
				const { startWasm } = await import( './wasm.mjs' );
				server = await startWasm( { ...options, phpVersion, mounts } );
			} else {
				server = await startNative( options );
			}
			const list = Object.keys( plugins ).map( phpString ).join( ', ' );
			const told = await server.php( `$eidan_plugins = array( ${ list } ); ?>${ phpSource( 'plugins.php' ) }` );
			if ( seed && ! settings.seeded ) {
				await server.php( seed );
				writeSettings( folder, { ...readSettings( folder ), seeded: true } );
			}
			return {
				...server,
				folder,
				log: join( folder, 'wordpress-data', 'debug.log' ),
				wordpress: tree.version,
				source: tree.source,
				woocommerce: shop?.version ?? '',
				woocommerceSource: shop?.source ?? '',
				failed: told.failed,
				eidan: told.eidan,
				phpVersion: told.php,
				async stop() {
					await server.stop();
					release( folder );
				},
			};
		} catch ( error ) {
			await server?.stop();
			release( folder );
			throw error;
		}
	} );
}
