/**
 * Does in front of PHP's own server what the web server of a real site does: it compresses, and lets browsers keep files
 * for a year. Files come from memory after the first time. Pages are made by PHP for every visit, or kept as by a page cache:
 * then the server takes no time while a browser is measured, and no part of the processor.
 */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
const FILE = /^\/wp-(?:content|includes)\/[^?]+\.(?!php)\w+(?:\?|$)/;
/** What belongs to one connection, or is made anew here. */
const DROPPED = [
	'connection',
	'content-encoding',
	'content-length',
	'date',
	'keep-alive',
	'set-cookie',
	'transfer-encoding',
];

const bodyOf = async ( incoming ) => {
	const parts = [];
	for await ( const part of incoming ) {
		parts.push( part );
	}
	return Buffer.concat( parts );
};

/** How an address is written in HTML and scripts, in JSON, and inside another address. */
const forms = ( url ) => [ url, url.replaceAll( '/', '\\/' ), encodeURIComponent( url ) ];

/**
 * @param {string}                   from Address of the site.
 * @param {string}                   to   Address that takes its place.
 * @return {(text: string) => string} Changes addresses in a text.
 */
const moving = ( from, to ) => ( text ) =>
	forms( from ).reduce( ( moved, form, index ) => moved.replaceAll( form, forms( to )[ index ] ), text );

/**
 * @param {string}                   site   Address of the site, without a slash at the end.
 * @param {(html: string) => string} [page] Changes the HTML of pages.
 * @param {boolean}                  [keeps] Whether pages are kept, too.
 * @return {Promise<{ url: string, stop: () => Promise<void> }>} The server, at an address of its own.
 */
export async function webServer( site, page = ( html ) => html, keeps = false ) {
	/** @type {Map<string, Promise<object>>} */
	const files = new Map();
	const server = createServer();
	server.keepAliveTimeout = 60_000;
	await new Promise( ( listens ) => server.listen( 0, '127.0.0.1', listens ) );
	const own = `http://127.0.0.1:${ server.address().port }`;
	const move = moving( site, own );

	const ask = async ( { method, url, headers }, body ) => {
		const { host, connection, 'accept-encoding': encoding, ...kept } = headers;
		const answer = await fetch( site + url, {
			method,
			headers: kept,
			redirect: 'manual',
			...( body.length ? { body } : {} ),
		} );
		const type = answer.headers.get( 'content-type' ) ?? '';
		const sent = Object.fromEntries( [ ...answer.headers ].filter( ( [ name ] ) => ! DROPPED.includes( name ) ) );
		const cookies = answer.headers.getSetCookie();
		if ( sent.location ) {
			sent.location = move( sent.location );
		}
		let content = Buffer.from( await answer.arrayBuffer() );
		if ( TEXT.test( type ) ) {
			const text = move( content.toString() );
			content = gzipSync( type.startsWith( 'text/html' ) ? page( text ) : text );
			sent[ 'content-encoding' ] = 'gzip';
			sent.vary = 'Accept-Encoding';
		}
		if ( FILE.test( url ) && answer.status === 200 ) {
			sent[ 'cache-control' ] = 'public, max-age=31536000';
		}
		return {
			status: answer.status,
			headers: {
				...sent,
				// Cookies of a page that is kept belong to the first visitor.
				...( cookies.length && ! keeps ? { 'set-cookie': cookies } : {} ),
				'content-length': content.length,
			},
			content,
		};
	};

	server.on( 'request', async ( incoming, outgoing ) => {
		const { method, url } = incoming;
		const isKept = method === 'GET' && ( keeps || FILE.test( url ) );
		try {
			const body = await bodyOf( incoming );
			const asked = files.get( url ) ?? ask( incoming, body );
			if ( isKept ) {
				files.set( url, asked );
			}
			const { status, headers, content } = await asked;
			outgoing.writeHead( status, headers ).end( method === 'HEAD' ? undefined : content );
		} catch {
			files.delete( url );
			outgoing.writeHead( 502 ).end();
		}
	} );
	return {
		url: own,
		stop: () => {
			server.closeAllConnections();
			return new Promise( ( closed ) => server.close( () => closed() ) );
		},
	};
}
