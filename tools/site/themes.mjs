/**
 * Finds a theme that WordPress does not bring along any more. Places are tried in this order: the folder in
 * EIDAN_THEMES, or else the cache; wordpress.org; Debian's packages.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSuite, whyNoApt } from './apt.mjs';
import { cachePath, fillFolder } from './cache.mjs';
import { download, getJson } from './download.mjs';
import { copyPlain, DEBIAN_SUITES } from './wordpress.mjs';
import { unzip } from './zip.mjs';

/** Themes in which tests show pages, and which WordPress does not bring along. */
export const FOREIGN_THEMES = [ 'twentytwentyone', 'twentytwentythree', 'twentytwentyfour' ];

/**
 * @param {string} folder Folder of a theme.
 * @return {string} Version of the theme; "" if the folder holds no theme.
 */
export function themeVersionOf( folder ) {
	const file = join( folder, 'style.css' );
	return existsSync( file )
		? ( /^\s*Version:\s*(\d[\w.-]*)/m.exec( readFileSync( file, 'utf8' ) )?.[ 1 ] ?? '' )
		: '';
}

/**
 * @param {string} folder Folder with folders named `slug-version`.
 * @param {string} slug   Slug of the theme.
 * @return {string|undefined} Folder of the theme's newest version.
 */
function newestIn( folder, slug ) {
	return ( existsSync( folder ) ? readdirSync( folder ) : [] )
		.filter(
			( name ) =>
				name.startsWith( `${ slug }-` ) &&
				themeVersionOf( join( folder, name ) ) === name.slice( slug.length + 1 )
		)
		.sort( ( a, b ) => a.localeCompare( b, 'en', { numeric: true } ) )
		.map( ( name ) => join( folder, name ) )
		.at( -1 );
}

/**
 * Copies an unpacked theme into the cache.
 *
 * @param {string} slug   Slug of the theme.
 * @param {string} root   Folder where the archive was unpacked.
 * @param {string} source Folder of the theme within it.
 * @return {Promise<string>} Folder of the theme in the cache.
 */
async function keep( slug, root, source ) {
	const version = themeVersionOf( source );
	if ( ! version ) {
		throw new Error( 'the archive holds something else' );
	}
	return fillFolder( cachePath( 'themes', `${ slug }-${ version }` ), async ( folder ) =>
		copyPlain( root, source, folder )
	);
}

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
	const work = mkdtempSync( join( tmpdir(), 'eidan-theme-' ) );
	try {
		const archive = join( work, 'theme.zip' );
		await download( `https://downloads.wordpress.org/theme/${ slug }.${ version }.zip`, archive );
		unzip( archive, join( work, 'unpacked' ) );
		return await keep( slug, work, join( work, 'unpacked', slug ) );
	} finally {
		rmSync( work, { recursive: true, force: true } );
	}
}

/** Suites of Debian that were opened, by name: reading the list of a suite takes longer than all of its themes. */
const suites = new Map();

/** @type {( suite: string ) => ReturnType<typeof openSuite>} */
const opened = ( suite ) => {
	if ( ! suites.has( suite ) ) {
		const folder = mkdtempSync( join( tmpdir(), 'eidan-apt-' ) );
		process.once( 'exit', () => rmSync( folder, { recursive: true, force: true } ) );
		suites.set( suite, openSuite( suite, folder ) );
	}
	return suites.get( suite );
};

/**
 * @param {string} slug
 * @return {Promise<string>} Folder of the theme, from the newest suite of Debian that has it.
 */
async function fromDebian( slug ) {
	const reason = whyNoApt();
	if ( reason ) {
		throw new Error( reason );
	}
	const name = `wordpress-theme-${ slug }`;
	const seen = [];
	for ( const suite of DEBIAN_SUITES ) {
		const work = mkdtempSync( join( tmpdir(), 'eidan-theme-' ) );
		try {
			const packages = await opened( suite );
			if ( ! ( await packages.version( name ) ) ) {
				seen.push( `${ suite }: none` );
				continue;
			}
			const root = join( work, 'root' );
			await packages.unpack( [ name ], root );
			return await keep( slug, root, join( root, 'usr/share/wordpress/wp-content/themes', slug ) );
		} catch ( error ) {
			seen.push( `${ suite }: ${ error.message.split( '\n' ).pop() }` );
		} finally {
			rmSync( work, { recursive: true, force: true } );
		}
	}
	throw new Error( `no package ${ name } (${ seen.join( ', ' ) })` );
}

/**
 * @param {string} slug
 * @return {Promise<string>} Folder of the theme: `…/slug-version`.
 * @throws {Error} If it was not found. The message says what was tried, and what a developer can do.
 */
export async function findTheme( slug ) {
	const { EIDAN_THEMES } = process.env;
	const known = newestIn( EIDAN_THEMES ? resolve( EIDAN_THEMES ) : cachePath( 'themes' ), slug );
	if ( known ) {
		return known;
	}
	const reasons = [];
	for ( const [ name, source ] of [
		[ 'wordpress.org', fromWordPressOrg ],
		[ 'Debian packages', fromDebian ],
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
