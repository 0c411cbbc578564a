/**
 * Runs PHP on a site of the tests within its running server. A PHP process of its own, which loads all of WordPress
 * anew, takes five times as long.
 */
import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';

const FILE = 'eidan-inside.php';

/** Reads PHP statements from the request's body and runs them. An error is the answer, with status 500. */
const STATEMENTS = `
	ini_set( 'display_errors', '0' );
	set_time_limit( 0 );
	try {
		return eval( file_get_contents( 'php://input' ) );
	} catch ( \\Throwable $error ) {
		http_response_code( 500 );
		echo $error;
	}`;

/** What begins the script: without the key there is no answer. To WordPress the request is one for the front page. */
const before = ( key: string ) => `<?php
if ( '${ key }' !== ( $_SERVER['HTTP_X_KEY'] ?? '' ) ) {
	http_response_code( 403 );
	exit;
}
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';
`;

/**
 * Puts the script that runs statements among the files of a site.
 *
 * @param root Folder of its WordPress.
 * @return The key that a request has to send.
 */
export async function openInside( root: string ): Promise< string > {
	const { insideWordPress } = await import( '../../../tools/site/script.mjs' );
	const key = randomBytes( 16 ).toString( 'hex' );
	const script = insideWordPress( STATEMENTS, root ).replace( /^<\?php\n/, () => before( key ) );
	writeFileSync( join( root, `${ FILE }.new` ), script );
	renameSync( join( root, `${ FILE }.new` ), join( root, FILE ) );
	return key;
}

/**
 * Sends statements to a site. It may take as long as it takes: a test's own time-out is the only one.
 *
 * @param url  Address of the script.
 * @param key  Its key.
 * @param code PHP statements.
 * @return Status and body of the answer.
 */
const send = ( url: string, key: string, code: string ): Promise< { status: number; body: string } > =>
	new Promise( ( resolve, reject ) => {
		const sent = request( url, { method: 'POST', headers: { 'X-Key': key, 'Content-Type': 'text/plain' } } );
		sent.on( 'error', reject );
		sent.on( 'response', ( response ) => {
			let body = '';
			response.setEncoding( 'utf8' );
			response.on( 'data', ( text: string ) => ( body += text ) );
			response.on( 'error', reject );
			response.on( 'end', () => resolve( { status: response.statusCode ?? 0, body } ) );
		} );
		sent.end( code.replace( /^\s*<\?php\b/, '' ) );
	} );

/**
 * Returns a function that runs PHP statements on a site. It returns what they return, or else what they print.
 *
 * @param url Address of the site.
 * @param key What `openInside()` returned for it.
 */
export async function phpInside( url: string, key: string ) {
	const { resultOf } = await import( '../../../tools/site/script.mjs' );
	return async < T = unknown >( code: string ): Promise< T > => {
		const { status, body } = await send( `${ url }/${ FILE }`, key, code );
		if ( status !== 200 ) {
			throw new Error( `PHP on ${ url } ended with ${ status }:\n${ body.trim().slice( -2000 ) }` );
		}
		return resultOf( body ) as T;
	};
}
