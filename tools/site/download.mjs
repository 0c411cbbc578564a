/**
 * Downloads that fail fast where the network is closed.
 */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A host that has not answered by then is taken as out of reach. */
const ANSWER_WITHIN_MS = 5000;

/** A download that stands still for so long is given up. */
const STALLED_AFTER_MS = 30000;

/**
 * @param {Error} error
 * @return {Error} The same with a message that names the cause.
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
 * @return {Promise<Response>} A good answer.
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
 * @return {Promise<any>} The parsed answer.
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
 * @param {string}                    file     Written whole or not at all.
 * @param {( share: number ) => void} progress
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
