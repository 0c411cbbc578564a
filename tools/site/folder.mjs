/**
 * Finds the folders where sites keep their state.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cachePath } from './cache.mjs';

/**
 * Returns the folder for all sites of a checkout. It is in the cache. It cannot be inside the checkout: the checkout is
 * linked into the site as a plugin. WordPress (`plugin_basename()`) would take every file in that folder for a file of
 * our plugin, and files of other plugins would get wrong addresses.
 *
 * @param {string} checkout Folder of the checkout.
 * @return {string} The whole path. It need not exist.
 */
export function sitesFolder( checkout ) {
	const id = createHash( 'sha1' ).update( checkout ).digest( 'hex' ).slice( 0, 8 );
	return cachePath( 'sites', `${ basename( checkout ) }-${ id }` );
}

/**
 * @param {string} folder Folder, which is created if it does not exist.
 * @return {boolean} Whether files can be written there.
 */
function isWritable( folder ) {
	try {
		mkdirSync( folder, { recursive: true } );
		accessSync( folder, constants.W_OK );
		return true;
	} catch {
		return false;
	}
}

/**
 * Returns the state folder of a site. Earlier versions kept it in the checkout; such a folder is moved.
 *
 * @param {string} name
 * @param {string} checkout Folder of the checkout.
 * @return {string} State folder of the site. It need not exist. If the cache cannot be written, the folder is in the
 *                  checkout.
 * @throws {Error} If the name is not allowed.
 */
export function siteFolder( name, checkout ) {
	if ( ! /^[a-z0-9][a-z0-9._-]*$/i.test( name ) ) {
		throw new Error( `Not a name for a site: ${ name }` );
	}
	const inside = join( checkout, '.cache', 'sites', name );
	const folder = join( sitesFolder( checkout ), name );
	if ( ! isWritable( dirname( folder ) ) ) {
		return inside;
	}
	if ( existsSync( inside ) && ! existsSync( folder ) ) {
		try {
			renameSync( inside, folder );
		} catch {
			// The cache is on another file system, so copy instead.
			cpSync( inside, folder, { recursive: true, verbatimSymlinks: true } );
			rmSync( inside, { recursive: true, force: true } );
		}
	}
	return folder;
}
