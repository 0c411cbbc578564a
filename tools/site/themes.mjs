/**
 * Finds a theme that WordPress does not bring along any more. Places are tried in this order: the folder in
 * EIDAN_THEMES, or else the cache; wordpress.org; Debian's packages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fromDebian } from './apt.mjs';
import { cachePath, fillFolder, releasesIn } from './cache.mjs';
import { fillFromZip, getJson } from './download.mjs';
import { copyPlain } from './wordpress.mjs';

/** Themes in which tests show pages, and which WordPress does not bring along. */
export const FOREIGN_THEMES = [ 'twentytwentyone', 'twentytwentythree', 'twentytwentyfour' ];

/**
 * @param {string} folder Folder of a theme.
 * @return {string} Version of the theme; "" if the folder holds no theme.
 */
function themeVersionOf( folder ) {
	const file = join( folder, 'style.css' );
	return existsSync( file )
		? ( /^\s*Version:\s*(\d[\w.-]*)/m.exec( readFileSync( file, 'utf8' ) )?.[ 1 ] ?? '' )
		: '';
}

/** @param {string} slug @param {string} version @return {string} Folder of the theme in the cache. */
const place = ( slug, version ) => cachePath( 'themes', `${ slug }-${ version }` );

/**
 * @param {string} slug
 * @return {Promise<string>} Folder of the theme, downloaded from wordpress.org.
 */
async function fromWordPressOrg( slug ) {
	const { version } = await getJson(
		`https://api.wordpress.org/themes/info/1.2/?action=theme_information&request[slug]=${ slug }`
	);
	if ( ! /^\d[\w.-]*$/.test( version ?? '' ) ) {
		throw new Error( `no theme ${ slug }` );
	}
	const url = `https://downloads.wordpress.org/theme/${ slug }.${ version }.zip`;
	return fillFromZip( place( slug, version ), url, ( path ) => themeVersionOf( path ) === version );
}

/**
 * @param {string} slug
 * @return {Promise<string>} Folder of the theme, from the newest suite of Debian that has it.
 */
const fromPackage = ( slug ) =>
	fromDebian(
		[ `wordpress-theme-${ slug }` ],
		() => true,
		async ( root ) => {
			const source = join( root, 'usr/share/wordpress/wp-content/themes', slug );
			const version = themeVersionOf( source );
			if ( ! version ) {
				throw new Error( 'the package holds something else' );
			}
			return fillFolder( place( slug, version ), async ( folder ) => copyPlain( root, source, folder ) );
		}
	);

/**
 * @param {string} slug
 * @return {Promise<string>} Folder of the theme: `…/slug-version`.
 * @throws {Error} If it was not found. The message says what was tried, and what a developer can do.
 */
export async function findTheme( slug ) {
	const { EIDAN_THEMES } = process.env;
	const folder = EIDAN_THEMES ? resolve( EIDAN_THEMES ) : cachePath( 'themes' );
	const known = releasesIn( folder, slug ).findLast( ( { release, path } ) => themeVersionOf( path ) === release );
	if ( known ) {
		return known.path;
	}
	const reasons = [];
	for ( const [ name, source ] of [
		[ 'wordpress.org', fromWordPressOrg ],
		[ 'Debian packages', fromPackage ],
	] ) {
		try {
			return await source( slug );
		} catch ( error ) {
			reasons.push( `${ name }: ${ error.message }` );
		}
	}
	throw new Error(
		`There is no theme ${ slug }: put a folder such as ${ slug }-1.7 into one that EIDAN_THEMES names, or into the tools' cache under themes. (${ reasons.join( '; ' ) })`
	);
}
