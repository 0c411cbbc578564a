/**
 * Finding a free port.
 */
import { createServer } from 'node:net';

/**
 * @param {number} port
 * @return {Promise<boolean>} Whether nobody listens there.
 */
export function isFree( port ) {
	return new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', () => resolve( false ) );
		server.listen( { port, host: '127.0.0.1', exclusive: true }, () => server.close( () => resolve( true ) ) );
	} );
}

/**
 * @param {number}                               first
 * @param {( port: number ) => Promise<boolean>} free  Injected by tests.
 * @return {Promise<number>} The first free port from there on.
 */
export async function nextFreePort( first, free = isFree ) {
	for ( let port = first; port < Math.min( first + 200, 65536 ); port++ ) {
		if ( await free( port ) ) {
			return port;
		}
	}
	throw new Error( `No free port from ${ first } on.` );
}
