/**
 * The cache folder that all checkouts of a developer share, and the means of
 * putting things there whole or not at all.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @param {string[]} parts Path inside the cache.
 * @return {string} The whole path; its folder need not exist.
 */
export function cachePath( ...parts ) {
	const { EIDAN_CACHE, XDG_CACHE_HOME } = process.env;
	const base = EIDAN_CACHE || join( XDG_CACHE_HOME || join( homedir(), '.cache' ), 'eidan-blocks' );
	return join( base, ...parts );
}

/**
 * @param {number} pid
 * @return {boolean} Whether such a process lives.
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
 * Runs a job while no other process runs one under the same lock. A lock whose
 * owner is dead is taken over.
 *
 * @template T
 * @param {string}           path Lock file.
 * @param {() => Promise<T>} job
 * @return {Promise<T>} What the job gives.
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
		// A file without a number is being written this very moment.
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
 * Fills a folder of the cache whole or not at all: the job writes into a folder
 * beside it, which then takes the name.
 *
 * @param {string}                            path Folder to be made.
 * @param {( folder: string ) => Promise<void>} fill Writes its content.
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
