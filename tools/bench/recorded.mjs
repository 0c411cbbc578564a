/**
 * A proxy in front of a site. It asks the site once for each address and then answers by itself, as a page cache would.
 * So the server takes no time while a browser is measured, and no part of the processor.
 */
import { createServer, request } from 'node:http';

const fetched = ( address, method, headers, body ) =>
	new Promise( ( resolve, reject ) => {
		const asked = request( address, { method, headers }, ( answer ) => {
			const parts = [];
			answer.on( 'data', ( part ) => parts.push( part ) );
			answer.on( 'error', reject );
			answer.on( 'end', () => {
				// These headers are left out: connection and transfer encoding belong to the first answer only, and
				// cookies belong to the first visitor.
				const { connection, 'transfer-encoding': pieces, 'set-cookie': cookies, ...rest } = answer.headers;
				resolve( { status: answer.statusCode, headers: rest, body: Buffer.concat( parts ) } );
			} );
		} );
		asked.on( 'error', reject );
		asked.end( body );
	} );

const bodyOf = async ( incoming ) => {
	const parts = [];
	for await ( const part of incoming ) {
		parts.push( part );
	}
	return Buffer.concat( parts );
};

/**
 * @return {Promise<{ server: string, stop: () => Promise<void> }>} The proxy. `server` is its address, as Playwright takes it.
 */
export async function recorded() {
	/** @type {Map<string, Promise<{ status: number, headers: object, body: Buffer }>>} */
	const answers = new Map();
	const proxy = createServer( async ( incoming, outgoing ) => {
		const { method, url, headers } = incoming;
		const key = `${ method } ${ url } ${ headers.range ?? '' }`;
		const ask = async () => fetched( url, method, headers, await bodyOf( incoming ) );
		if ( method === 'GET' && ! answers.has( key ) ) {
			answers.set( key, ask() );
		}
		try {
			const { status, headers: kept, body } = await ( answers.get( key ) ?? ask() );
			outgoing.writeHead( status, { ...kept, 'content-length': body.length } ).end( body );
		} catch {
			answers.delete( key );
			outgoing.writeHead( 502 ).end();
		}
	} );
	await new Promise( ( listens ) => proxy.listen( 0, '127.0.0.1', listens ) );
	return {
		server: `http://127.0.0.1:${ proxy.address().port }`,
		stop: () => {
			proxy.closeAllConnections();
			return new Promise( ( closed ) => proxy.close( () => closed() ) );
		},
	};
}
