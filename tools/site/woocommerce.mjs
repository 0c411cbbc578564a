/**
 * Where WooCommerce comes from: a folder that the developer names, the cache,
 * wordpress.org – or nowhere, and the shop layer is off.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cachePath, fillFolder } from './cache.mjs';
import { download } from './download.mjs';
import { unzip } from './zip.mjs';

/**
 * @param {string} folder
 * @return {string} The release of the WooCommerce in the folder, or "".
 */
export function wooVersionOf( folder ) {
	const file = join( folder, 'woocommerce.php' );
	if ( ! existsSync( file ) ) {
		return '';
	}
	return /^\s*\*\s*Version:\s*(\S+)/m.exec( readFileSync( file, 'utf8' ) )?.[ 1 ] ?? '';
}

/**
 * @param {Object}                    options
 * @param {( share: number ) => void} [options.progress]
 * @param {( line: string ) => void}  [options.say]    Told why there is none.
 * @return {Promise<{ path: string, version: string, source: string }|undefined>} The plugin, if there is one.
 */
export async function findWooCommerce( { progress = () => {}, say = () => {} } = {} ) {
	const { EIDAN_WOOCOMMERCE } = process.env;
	if ( EIDAN_WOOCOMMERCE ) {
		const path = resolve( EIDAN_WOOCOMMERCE );
		const version = wooVersionOf( path );
		if ( ! version ) {
			throw new Error( `EIDAN_WOOCOMMERCE: no WooCommerce in ${ path }` );
		}
		return { path, version, source: 'EIDAN_WOOCOMMERCE' };
	}
	const folder = cachePath( 'woocommerce' );
	const cached = wooVersionOf( folder );
	if ( cached ) {
		return { path: folder, version: cached, source: 'cache' };
	}
	try {
		await fillFolder( folder, async ( partial ) => {
			const archive = `${ partial }.zip`;
			const unpacked = `${ partial }.unpacked`;
			try {
				await download( 'https://downloads.wordpress.org/plugin/woocommerce.zip', archive, progress );
				unzip( archive, unpacked );
				const [ inner ] = readdirSync( unpacked );
				rmSync( partial, { recursive: true, force: true } );
				renameSync( join( unpacked, inner ), partial );
			} finally {
				rmSync( archive, { force: true } );
				rmSync( unpacked, { recursive: true, force: true } );
			}
			if ( ! wooVersionOf( partial ) ) {
				throw new Error( 'the archive holds something else' );
			}
		} );
		return { path: folder, version: wooVersionOf( folder ), source: 'wordpress.org' };
	} catch ( error ) {
		say( `wordpress.org: ${ error.message }` );
		return undefined;
	}
}
