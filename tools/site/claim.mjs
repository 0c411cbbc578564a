/**
 * Who serves a state: two at a time would write over each other.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './cache.mjs';

/** States that this process serves. */
const mine = new Set();

const fileOf = ( folder ) => join( folder, 'serving.json' );

/**
 * Claims a state for this process, and ends a server that an earlier one has
 * left behind – one that was killed the hard way.
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
			// The number may be another program's by now.
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
 * @param {string} folder
 * @param {number} server Process of the server.
 */
export function noteServer( folder, server ) {
	writeFileSync( fileOf( folder ), JSON.stringify( { owner: process.pid, server } ) );
}

/**
 * @param {string} folder
 */
export function release( folder ) {
	mine.delete( folder );
	rmSync( fileOf( folder ), { force: true } );
}
