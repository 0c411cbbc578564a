/**
 * Where other people's plugins come from, in this order: the folder that EIDAN_NEIGHBOURS names (`slug/` each),
 * wordpress.org, the tools' cache.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cachePath } from '../site/cache.mjs';
import { fillFromZip, getJson } from '../site/download.mjs';
import { otherPlugins } from '../site/others.mjs';
import { findWooCommerce } from '../site/woocommerce.mjs';

/** A folder name `slug-version` needs a version without other signs. */
const plain = ( version ) => version.replace( /[^\w.]/g, '' );

/**
 * @param {string} folder Folder of a plugin.
 * @return {string} The version that its main file names; "" if there is none.
 */
export function versionIn( folder ) {
	const files = existsSync( folder ) ? readdirSync( folder ).filter( ( name ) => name.endsWith( '.php' ) ) : [];
	for ( const name of files.sort() ) {
		const head = readFileSync( join( folder, name ), 'utf8' ).slice( 0, 8192 );
		const version = /^[\s*#@/]*Version:\s*([^\s*]+)/im.exec( head )?.[ 1 ];
		if ( /^[\s*#@/]*Plugin Name:/im.test( head ) && version ) {
			return plain( version );
		}
	}
	return '';
}

/**
 * Brings the newest release on wordpress.org into the cache.
 *
 * @param {string}                 slug Slug of the plugin.
 * @param {( line: string ) => void} say Called with the reason if it cannot be had.
 */
async function fetchNewest( slug, say ) {
	try {
		const { version, download_link: url } = await getJson(
			`https://api.wordpress.org/plugins/info/1.0/${ slug }.json`
		);
		await fillFromZip(
			cachePath( 'plugins', `${ slug }-${ plain( version ) }` ),
			url,
			( path ) => versionIn( path ) !== ''
		);
	} catch ( error ) {
		say( `${ slug }: wordpress.org: ${ error.message }` );
	}
}

/** Plugins that tests find in a place of their own: which variable names it, and the place in the cache. */
const OWN_PLACE = {
	'redis-cache': [ 'EIDAN_REDIS_CACHE', 'plugins/redis-cache' ],
	woocommerce: [ 'EIDAN_WOOCOMMERCE' ],
};

/**
 * Finds plugins, and lays them out as tests look for them.
 *
 * @param {string[]}                 slugs Slugs of plugins.
 * @param {string}                   place Folder to write links into. What is in it goes.
 * @param {( line: string ) => void} say   Prints what could not be had.
 * @return {Promise<{ versions: Record<string, string>, env: Record<string, string> }>} The versions by slug, without
 * those that are nowhere, and variables for the tests.
 */
export async function layOut( slugs, place, say ) {
	const named = process.env.EIDAN_NEIGHBOURS ? resolve( process.env.EIDAN_NEIGHBOURS ) : '';
	rmSync( place, { recursive: true, force: true } );
	mkdirSync( place, { recursive: true } );
	const versions = {};
	const env = { EIDAN_PLUGINS: place };
	for ( const slug of slugs ) {
		const own = named ? join( named, slug ) : '';
		const [ variable, cached ] = OWN_PLACE[ slug ] ?? [];
		if ( own && versionIn( own ) ) {
			versions[ slug ] = versionIn( own );
			if ( variable ) {
				env[ variable ] = own;
			} else {
				symlinkSync( own, join( place, `${ slug }-${ versions[ slug ] }` ), 'junction' );
			}
		} else if ( slug === 'woocommerce' ) {
			versions[ slug ] = ( await findWooCommerce( { say } ) )?.version;
		} else if ( variable ) {
			versions[ slug ] = versionIn( process.env[ variable ] ?? cachePath( cached ) );
		} else {
			if ( ! named ) {
				await fetchNewest( slug, say );
			}
			const releases = otherPlugins( slug );
			for ( const { release, path } of releases ) {
				symlinkSync( path, join( place, `${ slug }-${ release }` ), 'junction' );
			}
			versions[ slug ] = releases.map( ( { release } ) => release ).join( ', ' );
		}
	}
	return { versions: Object.fromEntries( Object.entries( versions ).filter( ( [ , version ] ) => version ) ), env };
}
