/**
 * Where the states of sites are.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cachePath } from './cache.mjs';

/**
 * The folder of a checkout's sites, in the cache. They cannot live in the
 * checkout itself: it is linked into the site as a plugin, and WordPress
 * (`plugin_basename()`) takes every file under a plugin's real folder for that
 * plugin's own, so that other plugins of the site would lose their addresses.
 *
 * @param {string} checkout
 * @return {string} The whole path; it need not exist.
 */
export function sitesFolder( checkout ) {
	const id = createHash( 'sha1' ).update( checkout ).digest( 'hex' ).slice( 0, 8 );
	return cachePath( 'sites', `${ basename( checkout ) }-${ id }` );
}

/**
 * @param {string} folder Made, if it is not there.
 * @return {boolean} Whether files can be put there.
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
 * The state folder of a site. A state that an earlier release kept in the
 * checkout moves there.
 *
 * @param {string} name
 * @param {string} checkout
 * @return {string} State folder of the site of that name; it need not exist.
 *                  In the checkout where the cache cannot be written.
 * @throws {Error} If that is no name.
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
			// Another file system.
			cpSync( inside, folder, { recursive: true, verbatimSymlinks: true } );
			rmSync( inside, { recursive: true, force: true } );
		}
	}
	return folder;
}
