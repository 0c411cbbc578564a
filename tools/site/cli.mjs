#!/usr/bin/env node
/**
 * Development sites from the command line.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './run.mjs';
import { insideWordPress, resultOf } from './script.mjs';
import { siteFolder, startSite } from './site.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		name: { type: 'string', default: 'start' },
		port: { type: 'string', default: '8888' },
		native: { type: 'boolean', default: false },
		reset: { type: 'boolean', default: false },
		watch: { type: 'boolean', default: false },
		wp: { type: 'string' },
		quiet: { type: 'boolean', default: false },
		'no-woocommerce': { type: 'boolean', default: false },
	},
} );
const [ command = 'start', subject = '' ] = positionals;

async function start() {
	const began = Date.now();
	const site = await startSite( {
		name: values.name,
		port: Number( values.port ),
		runtime: values.native ? 'native' : 'wasm',
		...( values.wp ? { wp: values.wp } : {} ),
		woocommerce: ! values[ 'no-woocommerce' ],
		reset: values.reset,
		quiet: values.quiet,
		say: ( line ) => console.log( line ),
	} );
	console.log( `${ site.url }  (admin / password), ${ Date.now() - began } ms` );
	console.log( `WordPress ${ site.wordpress }, WooCommerce ${ site.woocommerce || 'not found' }` );
	for ( const [ plugin, reason ] of Object.entries( site.failed ) ) {
		console.log( `not active: ${ plugin }: ${ reason }` );
	}
	let stopping = false;
	const stop = async () => {
		if ( ! stopping ) {
			stopping = true;
			await site.stop();
			process.exit( 0 );
		}
	};
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, stop );
	}
}

async function php() {
	const root = join( siteFolder( values.name ), 'wordpress' );
	const code = existsSync( subject ) ? readFileSync( subject, 'utf8' ) : subject;
	const { stdout, stderr } = await run( 'php', [], { input: insideWordPress( code, root ), cwd: root } );
	const result = resultOf( stdout );
	process.stderr.write( stderr );
	console.log( typeof result === 'string' ? result : JSON.stringify( result, null, '\t' ) );
}

const commands = { start, php };
if ( ! commands[ command ] ) {
	console.error( `Unknown command: ${ command }` );
	process.exit( 2 );
}
commands[ command ]().catch( ( error ) => {
	console.error( error.message );
	process.exit( 1 );
} );
