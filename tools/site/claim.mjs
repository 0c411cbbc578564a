/**
 * Records which process serves a site's state folder. Two at the same time would overwrite each other's data.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './cache.mjs';

/** State folders that this process serves. */
const mine = new Set();

const fileOf = ( folder ) => join( folder, 'serving.json' );

/**
 * Claims a state folder for this process. If an earlier process was killed and left its server behind, that server is
 * ended.
 *
 * @param {string} folder State folder.
 */
export function claim( folder ) {
	const file = fileOf( folder );
	if ( mine.has( folder ) ) {
		throw new Error( 'This site is being served already, by this very process.' );
	}
	if ( existsSync( file ) ) {
		let before = {};
		try {
			before = JSON.parse( readFileSync( file, 'utf8' ) );
		} catch {}
		if ( before.owner !== process.pid && before.owner && isAlive( before.owner ) ) {
			throw new Error(
				`This site is being served already, by process ${ before.owner }. ` +
					`If that process is something else, remove ${ file }.`
			);
		}
		try {
			// The process ID may belong to another program by now, so check its command.
			const command = readFileSync( `/proc/${ before.server }/cmdline`, 'utf8' );
			if ( command.includes( folder ) ) {
				process.kill( -before.server, 'SIGKILL' );
			}
		} catch {}
	}
	writeFileSync( file, JSON.stringify( { owner: process.pid } ) );
	mine.add( folder );
}

/**
 * Records the server that serves a state folder.
 *
 * @param {string} folder State folder.
 * @param {number} server Process ID of the server.
 */
export function noteServer( folder, server ) {
	writeFileSync( fileOf( folder ), JSON.stringify( { owner: process.pid, server } ) );
}

/**
 * Gives up a claim.
 *
 * @param {string} folder State folder.
 */
export function release( folder ) {
	mine.delete( folder );
	rmSync( fileOf( folder ), { force: true } );
}
