/**
 * Where WooCommerce comes from: a folder that the developer names, the cache,
 * wordpress.org – or nowhere, and the shop layer is off.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cachePath, fillFolder } from './cache.mjs';
import { download } from './download.mjs';
import { OLDEST_WOOCOMMERCE } from './versions.mjs';
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

/** Where each release is looked for: the variable that names a folder, the folder of the cache, the archive. */
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
 * @param {'newest'|'oldest'}         [options.release]  The oldest is the one that Eidan is for at least.
 * @param {( share: number ) => void} [options.progress]
 * @param {( line: string ) => void}  [options.say]      Told why there is none.
 * @return {Promise<{ path: string, version: string, source: string }|undefined>} The plugin, if there is one.
 */
export async function findWooCommerce( { release = 'newest', progress = () => {}, say = () => {} } = {} ) {
	const { variable, cache, archive: file } = PLACES[ release ];
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
		await fillFolder( folder, async ( partial ) => {
			const archive = `${ partial }.zip`;
			const unpacked = `${ partial }.unpacked`;
			try {
				await download( `https://downloads.wordpress.org/plugin/${ file }`, archive, progress );
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
