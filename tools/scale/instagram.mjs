/**
 * A stand-in for Instagram's API and its images, which counts what it is asked for.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';

const IMAGE = readFileSync( join( CHECKOUT, 'assets/demo/images/bellflower-300x300.webp' ) );

/**
 * @param {number} port  Port.
 * @param {number} count Number of posts.
 * @return {Promise<{ url: string, asked: Record<string, number>, stop: () => Promise<void> }>} `asked`: requests by path.
 */
export async function startInstagram( port, count ) {
	const url = `http://127.0.0.1:${ port }`;
	const asked = {};
	const posts = Array.from( { length: count }, ( _, index ) => ( {
		id: String( 1000 + index ),
		media_type: 'IMAGE',
		media_url: `${ url }/${ 1000 + index }.webp`,
		caption: `Post ${ index }`,
		permalink: `https://www.instagram.com/p/${ index }/`,
		timestamp: new Date( Date.UTC( 2026, 0, 1, index ) ).toISOString().replace( '.000Z', '+0000' ),
	} ) );
	const answers = {
		'/me': { user_id: '1', username: 'lindqvist.orr', media_count: count },
		'/me/media': { data: posts.reverse() },
		'/refresh_access_token': { access_token: 'IGAAstandin0123456789abcdeg', expires_in: 5_184_000 },
	};
	const server = createServer( ( request, response ) => {
		const path = new URL( request.url, url ).pathname;
		asked[ path ] = ( asked[ path ] ?? 0 ) + 1;
		const body = answers[ path ];
		response.writeHead( 200, { 'Content-Type': body ? 'application/json' : 'image/webp' } );
		response.end( body ? JSON.stringify( body ) : IMAGE );
	} );
	await new Promise( ( resolve, reject ) => server.on( 'error', reject ).listen( port, '127.0.0.1', resolve ) );
	return {
		url,
		asked,
		stop: () => {
			server.closeAllConnections();
			return new Promise( ( resolve ) => server.close( resolve ) );
		},
	};
}
