/**
 * Finds the folders where sites keep their state.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
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
	const folder = sitesFolder( checkout );
	return isWritable( folder ) ? join( folder, name ) : join( checkout, '.cache', 'sites', name );
}
