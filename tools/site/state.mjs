/**
 * The state folder of a site. It holds a WordPress and, beside it, its database, log and settings. Both runtimes can
 * serve the same state.
 */
import { randomBytes } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmdirSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, writeSettings } from './settings.mjs';
import { unzip } from './zip.mjs';

const here = dirname( fileURLToPath( import.meta.url ) );

/** The checkout that these tools belong to. */
export const CHECKOUT = dirname( dirname( here ) );

/**
 * @param {string} name Name of a PHP file in the folder `php` beside this file.
 * @return {string} Source of the file.
 */
export function phpSource( name ) {
	return readFileSync( join( here, 'php', name ), 'utf8' );
}

/**
 * @param {string} name Name of a PHP file in the folder `php` beside this file.
 * @return {string} Path of the file.
 */
export function phpFile( name ) {
	return join( here, 'php', name );
}

/**
 * Copies a folder. It makes hard links, which need no space and almost no time. On another file system it makes real
 * copies.
 *
 * @param {string} from
 * @param {string} to
 */
export function copyLinked( from, to ) {
	mkdirSync( to, { recursive: true } );
	for ( const entry of readdirSync( from, { withFileTypes: true } ) ) {
		const source = join( from, entry.name );
		const target = join( to, entry.name );
		if ( statSync( source ).isDirectory() ) {
			copyLinked( source, target );
			continue;
		}
		try {
			linkSync( source, target );
		} catch ( error ) {
			if ( ! [ 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP' ].includes( error.code ) ) {
				throw error;
			}
			copyFileSync( source, target );
		}
	}
}

/**
 * Removes WordPress and all data of a site.
 *
 * @param {string} folder State folder.
 */
export function removeState( folder ) {
	for ( const name of [ 'wordpress', 'wordpress-data' ] ) {
		rmSync( join( folder, name ), { recursive: true, force: true } );
	}
}

/**
 * Creates the state folder, or updates an existing one.
 *
 * @param {string}                     folder   State folder.
 * @param {import('./wordpress.mjs').Tree} tree WordPress to use.
 * @param {Object}                     settings Settings of this start.
 * @return {Object} All settings of the state.
 */
export function prepareState( folder, tree, settings ) {
	const root = join( folder, 'wordpress' );
	const data = join( folder, 'wordpress-data' );
	mkdirSync( data, { recursive: true } );
	const before = readSettings( folder );
	if ( before.wordpress !== tree.version ) {
		// WordPress has another version than last time. Replace its files; the content stays.
		for ( const name of existsSync( root ) ? readdirSync( root ) : [] ) {
			if ( name !== 'wp-content' ) {
				rmSync( join( root, name ), { recursive: true, force: true } );
			}
		}
		rmSync( join( root, 'wp-content', 'themes' ), { recursive: true, force: true } );
		for ( const name of readdirSync( tree.path ) ) {
			const source = join( tree.path, name );
			if ( name === 'wp-content' || name === 'wp-config.php' ) {
				continue;
			}
			if ( statSync( source ).isDirectory() ) {
				copyLinked( source, join( root, name ) );
			} else {
				mkdirSync( root, { recursive: true } );
				copyFileSync( source, join( root, name ) );
			}
		}
		copyLinked( join( tree.path, 'wp-content', 'themes' ), join( root, 'wp-content', 'themes' ) );
	}
	for ( const name of [ 'plugins', 'uploads', 'mu-plugins' ] ) {
		mkdirSync( join( root, 'wp-content', name ), { recursive: true } );
	}
	copyFileSync( phpFile( 'wp-config.php' ), join( root, 'wp-config.php' ) );
	copyFileSync( phpFile( 'mu-plugin.php' ), join( root, 'wp-content', 'mu-plugins', 'development-site.php' ) );
	addSqlite( root );

	const all = {
		secret: randomBytes( 32 ).toString( 'hex' ),
		...before,
		...settings,
		wordpress: tree.version,
	};
	writeSettings( folder, all );
	return all;
}

/**
 * Adds the SQLite integration, which is part of the Playground package.
 *
 * @param {string} root Folder of WordPress.
 */
function addSqlite( root ) {
	const require = createRequire( import.meta.url );
	const cli = dirname( require.resolve( '@wp-playground/cli/package.json' ) );
	const { version } = require( '@wp-playground/cli/package.json' );
	const folder = join( root, 'wp-content', 'mu-plugins', 'sqlite' );
	const stamp = join( folder, `from-${ version }` );
	if ( ! existsSync( stamp ) ) {
		rmSync( folder, { recursive: true, force: true } );
		unzip( join( cli, 'sqlite-database-integration.zip' ), folder );
		writeFileSync( stamp, '' );
	}
	const [ inner ] = readdirSync( folder ).filter( ( name ) => ! name.startsWith( 'from-' ) );
	writeFileSync(
		join( root, 'wp-content', 'db.php' ),
		readFileSync( join( folder, inner, 'db.copy' ), 'utf8' ).replace(
			"'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
			`__DIR__ . '/mu-plugins/sqlite/${ inner }'`
		)
	);
}

/**
 * Puts plugins into a site. Native PHP gets links to their folders. WebAssembly sees only mounted folders, so it gets
 * empty folders to mount them at.
 *
 * @param {string}                 folder  State folder.
 * @param {Record<string, string>} plugins Folder of each plugin, by slug.
 * @param {'link'|'mount'}         means   Which of the two.
 */
export function placePlugins( folder, plugins, means ) {
	const place = join( folder, 'wordpress', 'wp-content', 'plugins' );
	const known = [ 'eidan', 'woocommerce' ];
	for ( const slug of new Set( [ ...known, ...Object.keys( plugins ) ] ) ) {
		const path = join( place, slug );
		const status = lstatSync( path, { throwIfNoEntry: false } );
		if ( status?.isSymbolicLink() ) {
			rmSync( path );
		} else if ( status && readdirSync( path ).length === 0 ) {
			rmdirSync( path );
		}
		if ( ! plugins[ slug ] || existsSync( path ) ) {
			continue;
		}
		if ( means === 'link' ) {
			symlinkSync( plugins[ slug ], path, 'junction' );
		} else {
			mkdirSync( path );
		}
	}
}
