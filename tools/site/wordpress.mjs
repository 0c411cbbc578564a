/**
 * Finds a WordPress. Places are tried in this order: the folder in EIDAN_WORDPRESS, the cache, wordpress.org, Debian's
 * packages.
 */
import {
	chmodSync,
	copyFileSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
} from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fromDebian } from './apt.mjs';
import { cachePath, fillFolder } from './cache.mjs';
import { download, getJson } from './download.mjs';
import { run } from './run.mjs';
import { CURRENT_WORDPRESS, pickVersion } from './versions.mjs';

/** Debian's packages of WordPress, of the demo's theme, and of libraries that Debian packs separately. */
const DEBIAN_PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libphp-phpmailer',
	'php-getid3',
	'libjs-cropper',
	'libjs-jquery-ui',
	'libjs-lodash',
	'libjs-underscore',
];

/**
 * @typedef {Object} Tree
 * @property {string} path    Folder of a complete WordPress.
 * @property {string} version Version of WordPress.
 * @property {string} source  Where it comes from, in words.
 */

/**
 * @param {string} folder
 * @return {string} Version of WordPress in the folder; "" if it is not there.
 */
export function versionOf( folder ) {
	const file = join( folder, 'wp-includes', 'version.php' );
	if ( ! existsSync( file ) ) {
		return '';
	}
	return /\$wp_version\s*=\s*'([^']+)'/.exec( readFileSync( file, 'utf8' ) )?.[ 1 ] ?? '';
}

/**
 * @param {string} wanted Wanted version or its beginning.
 * @return {Tree|undefined} A suitable WordPress in the cache.
 */
function fromCache( wanted ) {
	const folder = cachePath( 'wordpress' );
	const names = existsSync( folder ) ? readdirSync( folder ) : [];
	const version = pickVersion(
		names.filter( ( name ) => versionOf( join( folder, name ) ) === name ),
		wanted
	);
	return version ? { path: join( folder, version ), version, source: 'cache' } : undefined;
}

/**
 * @param {string}                     wanted   Wanted version or its beginning.
 * @param {( share: number ) => void} progress Called during the download.
 * @return {Promise<Tree>} WordPress from wordpress.org.
 */
async function fromWordPressOrg( wanted, progress ) {
	const releases = await getJson( 'https://api.wordpress.org/core/stable-check/1.0/' );
	const version = pickVersion( Object.keys( releases ), wanted );
	if ( ! version ) {
		throw new Error( `no release ${ wanted }` );
	}
	const path = await fillFolder( cachePath( 'wordpress', version ), async ( folder ) => {
		const archive = `${ folder }.tar.gz`;
		try {
			await download( `https://wordpress.org/wordpress-${ version }.tar.gz`, archive, progress );
			await run( 'tar', [ '-xzf', archive, '--strip-components=1', '-C', folder ] );
		} finally {
			rmSync( archive, { force: true } );
		}
		if ( versionOf( folder ) !== version ) {
			throw new Error( 'the archive holds another release' );
		}
	} );
	return { path, version, source: 'wordpress.org' };
}

/** Version of WordPress in that of a package. */
const upstream = ( version ) => /^\d+(?:\.\d+)+/.exec( version )?.[ 0 ] ?? '';

/**
 * @param {string}                    wanted   Wanted version or its beginning.
 * @param {( share: number ) => void} progress Called with the part that is done, from 0 to 1.
 * @return {Promise<Tree>} WordPress from Debian's packages.
 */
const fromPackages = ( wanted, progress ) =>
	fromDebian(
		DEBIAN_PACKAGES,
		( version ) => pickVersion( [ upstream( version ) ], wanted ) !== undefined,
		async ( root, packed, suite ) => {
			const version = upstream( packed );
			const path = await fillFolder( cachePath( 'wordpress', version ), async ( folder ) => {
				const source = join( root, 'usr/share/wordpress' );
				// Remove Debian's own configuration, and a file that only Apache needs.
				rmSync( join( source, 'wp-config.php' ), { force: true } );
				rmSync( join( source, '.htaccess' ), { force: true } );
				copyPlain( root, source, folder );
				if ( versionOf( folder ) !== version ) {
					throw new Error( 'the package holds another release' );
				}
			} );
			return { path, version, source: `Debian ${ suite }` };
		},
		progress
	);

/**
 * Copies a folder without links: the files that links point to are copied instead. Debian's WordPress has many links
 * into other packages. Absolute ones are followed within the folder where the packages were unpacked.
 *
 * @param {string} root Folder where the packages were unpacked.
 * @param {string} from
 * @param {string} to
 */
export function copyPlain( root, from, to ) {
	const status = lstatSync( from, { throwIfNoEntry: false } );
	if ( ! status ) {
		return;
	}
	if ( status.isSymbolicLink() ) {
		const target = readlinkSync( from );
		copyPlain( root, isAbsolute( target ) ? join( root, target ) : resolve( dirname( from ), target ), to );
	} else if ( status.isDirectory() ) {
		mkdirSync( to, { recursive: true } );
		for ( const name of readdirSync( from ) ) {
			copyPlain( root, join( from, name ), join( to, name ) );
		}
	} else if ( status.isFile() ) {
		copyFileSync( from, to );
		chmodSync( to, 0o644 );
	}
}

/**
 * Tries all places in order.
 *
 * @param {Object}                    options
 * @param {string}                    [options.wanted]   Wanted version or its beginning; "" = the newest.
 * @param {( share: number ) => void} [options.progress] Called during a download.
 * @param {( line: string ) => void}  [options.say]      Called with the reason why a place has none.
 * @return {Promise<Tree>} A complete WordPress.
 */
export async function findWordPress( {
	wanted = process.env.EIDAN_WP_VERSION ?? '',
	progress = () => {},
	say = () => {},
} = {} ) {
	const { EIDAN_WORDPRESS } = process.env;
	if ( EIDAN_WORDPRESS ) {
		const path = resolve( EIDAN_WORDPRESS );
		const version = versionOf( path );
		if ( ! version ) {
			throw new Error( `EIDAN_WORDPRESS: no WordPress in ${ path }` );
		}
		if ( ! wanted || pickVersion( [ version ], wanted ) ) {
			return { path, version, source: 'EIDAN_WORDPRESS' };
		}
		say( `EIDAN_WORDPRESS holds ${ version }, wanted is ${ wanted }` );
	}
	const cached = fromCache( wanted );
	if ( cached ) {
		return cached;
	}
	const reasons = [];
	for ( const [ name, source ] of [
		[ 'wordpress.org', fromWordPressOrg ],
		[ 'Debian packages', fromPackages ],
	] ) {
		try {
			return await source( wanted, progress );
		} catch ( error ) {
			reasons.push( `${ name }: ${ error.message }` );
			say( reasons.at( -1 ) );
		}
	}
	throw new Error(
		`No WordPress ${ wanted || `${ CURRENT_WORDPRESS } or newer` } found. ` +
			`Put one into a folder and set EIDAN_WORDPRESS to it. (${ reasons.join( '; ' ) })`
	);
}
