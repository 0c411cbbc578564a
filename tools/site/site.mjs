/**
 * Starting a WordPress with Eidan active.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './cache.mjs';
import { claim, release } from './claim.mjs';
import { siteFolder } from './folder.mjs';
import { startNative } from './native.mjs';
import { isFree, nextFreePort } from './ports.mjs';
import { phpString } from './script.mjs';
import { CHECKOUT, phpSource, prepareState, readSettings, removeState, writeSettings } from './state.mjs';
import { findWordPress } from './wordpress.mjs';
import { findWooCommerce } from './woocommerce.mjs';

/**
 * @typedef {Object} SiteOptions
 * @property {string}                   [name]        Sites of different names share nothing.
 * @property {number}                   [port]        Wanted port; the next free one is taken if it is in use;
 *                                                    0 = no server, only PHP (native).
 * @property {'native'|'wasm'}          [runtime]
 * @property {string}                   [wp]          Release or its beginning; "" = the newest.
 * @property {boolean|'oldest'}         [woocommerce] Whether WooCommerce is switched on, if there is one; the newest, if
 *                                                    nothing else is said.
 * @property {string}                   [seed]        PHP that fills a new site: runs once per state.
 * @property {boolean}                  [reset]       Start from nothing.
 * @property {boolean}                  [quiet]       For tests: no cron, no requests to the outside.
 * @property {boolean}                  [exactPort]   Fail rather than take another port.
 * @property {string}                   [php]         PHP release of the "wasm" runtime.
 * @property {Record<string, string>}   [plugins]     More plugins: folder by "slug/main-file.php".
 * @property {boolean}                  [eidan]       Whether the checkout is there as a plugin.
 * @property {Record<string, string>}   [mounts]      For "wasm": more folders, by where PHP sees them.
 * @property {{ tree: import('./wordpress.mjs').Tree, shop?: { path: string, version: string, source: string } }} [sources]
 *                                                    What is served, if it is found already.
 * @property {( line: string ) => void} [say]
 */

/**
 * @typedef {Object} Site
 * @property {string}                             url       Without a slash at the end.
 * @property {( code: string ) => Promise<*>}     php       Runs statements inside the loaded WordPress; gives
 *                                                          what they return, or else what they print.
 * @property {() => Promise<void>}                stop      Ends the server; the state stays.
 * @property {string}                             root      Folder of its WordPress.
 * @property {string}                             folder    State folder.
 * @property {string}                             log       WordPress's debug log.
 * @property {string}                             wordpress Its release.
 * @property {string}                             woocommerce Its release, or "".
 * @property {Record<string, string>}             failed    Plugins that could not be switched on, and why.
 */

/**
 * @param {number}  wanted
 * @param {boolean} exact  Fail rather than take another.
 * @return {Promise<number>} A free port; 0 where none is wanted.
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
			const failed = await server.php( `$eidan_plugins = array( ${ list } ); ?>${ phpSource( 'plugins.php' ) }` );
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
				failed,
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
