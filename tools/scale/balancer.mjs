/**
 * A balancer that gives each request to the next server, whoever asks.
 */
import { createServer, request } from 'node:http';

/**
 * @param {number}   port  Port of the balancer.
 * @param {string[]} hosts Addresses of the servers.
 * @return {Promise<{ url: string, counts: number[], stop: () => Promise<void> }>} `counts`: requests of each server.
 */
export async function startBalancer( port, hosts ) {
	const counts = hosts.map( () => 0 );
	let turn = 0;
	const server = createServer( ( asked, answer ) => {
		const next = turn++ % hosts.length;
		counts[ next ]++;
		const to = new URL( asked.url, hosts[ next ] );
		const through = request( to, { method: asked.method, headers: asked.headers }, ( told ) => {
			answer.writeHead( told.statusCode, told.headers );
			told.pipe( answer );
		} );
		through.on( 'error', () => {
			answer.writeHead( 502 );
			answer.end();
		} );
		asked.pipe( through );
	} );
	await new Promise( ( resolve, reject ) => server.on( 'error', reject ).listen( port, '127.0.0.1', resolve ) );
	return {
		url: `http://127.0.0.1:${ port }`,
		counts,
		stop: () => {
			server.closeAllConnections();
			return new Promise( ( resolve ) => server.close( resolve ) );
		},
	};
}
