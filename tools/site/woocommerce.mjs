/**
 * Finds WooCommerce. Places are tried in this order: the folder that a variable names, the cache, wordpress.org. If
 * there is none, the shop layer is off.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cachePath } from './cache.mjs';
import { fillFromZip } from './download.mjs';
import { OLDEST_WOOCOMMERCE } from './versions.mjs';

/**
 * @param {string} folder
 * @return {string} Version of WooCommerce in the folder; "" if it is not there.
 */
export function wooVersionOf( folder ) {
	const file = join( folder, 'woocommerce.php' );
	if ( ! existsSync( file ) ) {
		return '';
	}
	return /^\s*\*\s*Version:\s*(\S+)/m.exec( readFileSync( file, 'utf8' ) )?.[ 1 ] ?? '';
}

/** Where to look for each version: a variable with a folder, a folder in the cache, an archive on wordpress.org. */
const PLACES = {
	newest: { variable: 'EIDAN_WOOCOMMERCE', cache: 'woocommerce', archive: 'woocommerce.zip' },
	oldest: {
		variable: 'EIDAN_WOOCOMMERCE_OLD',
		cache: `woocommerce-${ OLDEST_WOOCOMMERCE }`,
		archive: `woocommerce.${ OLDEST_WOOCOMMERCE }.2.zip`,
	},
};

/**
 * @param {Object}                    options
 * @param {'newest'|'oldest'}         [options.release]  `oldest` is the oldest version that Eidan supports.
 * @param {( share: number ) => void} [options.progress] Called during a download.
 * @param {( line: string ) => void}  [options.say]      Called with the reason if there is none.
 * @return {Promise<{ path: string, version: string, source: string }|undefined>} The plugin, if there is one.
 */
export async function findWooCommerce( { release = 'newest', progress = () => {}, say = () => {} } = {} ) {
	const { variable, cache, archive } = PLACES[ release ];
	const named = process.env[ variable ];
	if ( named ) {
		const path = resolve( named );
		const version = wooVersionOf( path );
		if ( ! version ) {
			throw new Error( `${ variable }: no WooCommerce in ${ path }` );
		}
		return { path, version, source: variable };
	}
	const folder = cachePath( cache );
	const cached = wooVersionOf( folder );
	if ( cached ) {
		return { path: folder, version: cached, source: 'cache' };
	}
	try {
		const url = `https://downloads.wordpress.org/plugin/${ archive }`;
		await fillFromZip( folder, url, ( path ) => wooVersionOf( path ) !== '', progress );
		return { path: folder, version: wooVersionOf( folder ), source: 'wordpress.org' };
	} catch ( error ) {
		say( `wordpress.org: ${ error.message }` );
		return undefined;
	}
}
