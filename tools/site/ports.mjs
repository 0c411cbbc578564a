/**
 * Finds a free port.
 */
import { createServer } from 'node:net';

/**
 * @param {number} port
 * @return {Promise<boolean>} Whether no program listens on the port.
 */
export function isFree( port ) {
	return new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', () => resolve( false ) );
		server.listen( { port, host: '127.0.0.1', exclusive: true }, () => server.close( () => resolve( true ) ) );
	} );
}

/**
 * @param {number}                               first Port to start with.
 * @param {( port: number ) => Promise<boolean>} free  Checks a port. Tests replace it.
 * @return {Promise<number>} The first free port.
 */
export async function nextFreePort( first, free = isFree ) {
	for ( let port = first; port < Math.min( first + 200, 65536 ); port++ ) {
		if ( await free( port ) ) {
			return port;
		}
	}
	throw new Error( `No free port from ${ first } on.` );
}
