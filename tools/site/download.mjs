/**
 * Downloads files. Fails quickly where there is no network.
 */
import { createWriteStream, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fillFolder } from './cache.mjs';
import { unzip } from './zip.mjs';

/** If a host has not answered after this time, it counts as unreachable. */
const ANSWER_WITHIN_MS = 5000;

/** If no data arrives for this time, a download is given up. */
const STALLED_AFTER_MS = 30000;

/**
 * @param {Error} error
 * @return {Error} The error with a message that names its cause.
 */
function explained( error ) {
	if ( error.name === 'AbortError' || error.name === 'TimeoutError' ) {
		return new Error( 'no answer' );
	}
	const cause = error.cause?.code ?? error.cause?.message;
	return cause ? new Error( `not reachable (${ cause })` ) : error;
}

/**
 * @param {string}      url
 * @param {AbortSignal} signal
 * @return {Promise<Response>} The answer. Rejects if its status is not OK.
 */
async function get( url, signal ) {
	const response = await fetch( url, { signal } );
	if ( ! response.ok ) {
		throw new Error( `answers ${ response.status }` );
	}
	return response;
}

/**
 * @param {string} url
 * @return {Promise<any>} The answer, parsed as JSON.
 */
export async function getJson( url ) {
	try {
		const response = await get( url, AbortSignal.timeout( ANSWER_WITHIN_MS ) );
		return await response.json();
	} catch ( error ) {
		throw explained( error );
	}
}

/**
 * @param {string}                    url
 * @param {string}                    file     Path of the file. It is written completely or not at all.
 * @param {( share: number ) => void} progress Called with the part that has arrived, from 0 to 1.
 */
export async function download( url, file, progress = () => {} ) {
	const abort = new AbortController();
	let timer = setTimeout( () => abort.abort(), ANSWER_WITHIN_MS );
	const partial = `${ file }.part`;
	try {
		const response = await get( url, abort.signal );
		const total = Number( response.headers.get( 'content-length' ) );
		let done = 0;
		const meter = new Transform( {
			transform( chunk, encoding, next ) {
				clearTimeout( timer );
				timer = setTimeout( () => abort.abort(), STALLED_AFTER_MS );
				done += chunk.length;
				if ( total ) {
					progress( done / total );
				}
				next( null, chunk );
			},
		} );
		await pipeline( Readable.fromWeb( response.body ), meter, createWriteStream( partial ) );
		if ( total && done < total && ! response.headers.get( 'content-encoding' ) ) {
			throw new Error( 'ended early' );
		}
		renameSync( partial, file );
	} catch ( error ) {
		throw explained( error );
	} finally {
		clearTimeout( timer );
		rmSync( partial, { force: true } );
	}
}

/**
 * Fills a folder of the cache with the folder that a zip has in it.
 *
 * @param {string}                        path       Folder to create.
 * @param {string}                        url        Address of the zip.
 * @param {( folder: string ) => boolean} isRight    Whether that is in it which was looked for.
 * @param {( share: number ) => void}     [progress] Called during the download.
 * @return {Promise<string>} The folder.
 */
export const fillFromZip = ( path, url, isRight, progress ) =>
	fillFolder( path, async ( partial ) => {
		const archive = `${ partial }.zip`;
		const unpacked = `${ partial }.unpacked`;
		try {
			await download( url, archive, progress );
			unzip( archive, unpacked );
			rmSync( partial, { recursive: true, force: true } );
			renameSync( join( unpacked, readdirSync( unpacked )[ 0 ] ), partial );
		} finally {
			rmSync( archive, { force: true } );
			rmSync( unpacked, { recursive: true, force: true } );
		}
		if ( ! isRight( partial ) ) {
			throw new Error( 'the archive holds something else' );
		}
	} );
