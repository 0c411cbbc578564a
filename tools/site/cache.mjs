/**
 * The cache folder, which all checkouts of a developer share. Folders in it are written completely or not at all.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @param {string[]} parts Path within the cache.
 * @return {string} The whole path. It need not exist.
 */
export function cachePath( ...parts ) {
	const { EIDAN_CACHE, XDG_CACHE_HOME } = process.env;
	const base = EIDAN_CACHE || join( XDG_CACHE_HOME || join( homedir(), '.cache' ), 'eidan-blocks' );
	return join( base, ...parts );
}

/**
 * @param {string} folder Folder with folders named `slug-version`.
 * @param {string} slug
 * @return {{ release: string, path: string }[]} Those with that slug, the oldest version first.
 */
export function releasesIn( folder, slug ) {
	return ( existsSync( folder ) ? readdirSync( folder ) : [] )
		.filter( ( name ) => name.startsWith( `${ slug }-` ) && /^\d[\w.]*$/.test( name.slice( slug.length + 1 ) ) )
		.sort( ( a, b ) => a.localeCompare( b, 'en', { numeric: true } ) )
		.map( ( name ) => ( { release: name.slice( slug.length + 1 ), path: join( folder, name ) } ) );
}

/**
 * @param {number} pid Process ID.
 * @return {boolean} Whether the process is running.
 */
export function isAlive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/**
 * Runs a job while no other process runs a job with the same lock. If the process that has the lock is dead, the lock
 * is taken over.
 *
 * @template T
 * @param {string}           path Path of the lock file.
 * @param {() => Promise<T>} job
 * @return {Promise<T>} Result of the job.
 */
export async function withLock( path, job ) {
	mkdirSync( dirname( path ), { recursive: true } );
	for (;;) {
		try {
			writeFileSync( path, String( process.pid ), { flag: 'wx' } );
			break;
		} catch ( error ) {
			if ( error.code !== 'EEXIST' ) {
				throw error;
			}
		}
		let owner = 0;
		let age = 0;
		try {
			owner = Number( readFileSync( path, 'utf8' ) );
			age = Date.now() - statSync( path ).mtimeMs;
		} catch {
			continue;
		}
		// A file without a process ID is just being written. After five seconds it counts as left behind.
		if ( owner ? ! isAlive( owner ) : age > 5000 ) {
			rmSync( path, { force: true } );
			continue;
		}
		await wait( 150 );
	}
	try {
		return await job();
	} finally {
		rmSync( path, { force: true } );
	}
}

/**
 * Fills a folder of the cache completely or not at all: its content is written to a folder beside it, which is then
 * renamed.
 *
 * @param {string}                            path Folder to create.
 * @param {( folder: string ) => Promise<void>} fill Writes the content.
 * @return {Promise<string>} The folder.
 */
export async function fillFolder( path, fill ) {
	return withLock( `${ path }.lock`, async () => {
		if ( existsSync( path ) ) {
			return path;
		}
		const partial = `${ path }.partial-${ process.pid }`;
		rmSync( partial, { recursive: true, force: true } );
		mkdirSync( partial, { recursive: true } );
		try {
			await fill( partial );
			renameSync( partial, path );
		} finally {
			rmSync( partial, { recursive: true, force: true } );
		}
		return path;
	} );
}
