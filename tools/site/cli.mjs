#!/usr/bin/env node
/**
 * Command line for development sites.
 */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBuild } from './build.mjs';
import { importDemo } from './demo.mjs';
import { siteFolder } from './folder.mjs';
import { machinePhp, nativePhp } from './native.mjs';
import { phase } from './progress.mjs';
import { startSite } from './site.mjs';
import { CHECKOUT } from './state.mjs';
import { compareVersions, OLDEST_PHP } from './versions.mjs';
import { findWooCommerce } from './woocommerce.mjs';
import { findWordPress } from './wordpress.mjs';

const HELP = `npm start -- [options]        builds the plugin and serves a WordPress with it
npm run dev -- [options]      the same, and builds again on every change

  --native           say why, if this machine's PHP cannot be used: it is, where it can
  --wasm             PHP as WebAssembly, also where this machine has a PHP
  --reset            start over: throw the site's state away
  --port <number>    the first port to try (8888)
  --name <name>      a site of its own beside the usual one
  --wp <release>     WordPress 6.8, 7.1 …; also EIDAN_WP_VERSION
  --php <release>    PHP 8.1 … 8.5, as WebAssembly
  --no-woocommerce   leave WooCommerce out
  --no-demo          leave the demo content out
  --quiet            a bare site as tests use it: no build, no demo, no cron

node tools/site/cli.mjs php <code or file> [--name <name>]    run PHP inside a site, with this machine's PHP

Environment: EIDAN_WORDPRESS, EIDAN_WOOCOMMERCE (folders), EIDAN_WP_VERSION, EIDAN_CACHE.
`;

function readArguments() {
	try {
		return parseArgs( {
			allowPositionals: true,
			options: {
				name: { type: 'string', default: 'start' },
				port: { type: 'string', default: '8888' },
				wp: { type: 'string', default: process.env.EIDAN_WP_VERSION ?? '' },
				php: { type: 'string', default: '' },
				native: { type: 'boolean', default: false },
				wasm: { type: 'boolean', default: false },
				reset: { type: 'boolean', default: false },
				watch: { type: 'boolean', default: false },
				quiet: { type: 'boolean', default: false },
				help: { type: 'boolean', default: false, short: 'h' },
				'no-woocommerce': { type: 'boolean', default: false },
				'no-demo': { type: 'boolean', default: false },
			},
		} );
	} catch ( error ) {
		console.error( `${ error.message }\n\n${ HELP }` );
		process.exit( 2 );
	}
}

const { values, positionals } = readArguments();
const [ command = 'start', subject = '' ] = positionals;

/** Everything that has to be stopped at the end, in the order in which it was started. */
const running = [];
let stopping = false;

/**
 * Stops everything and ends the process.
 *
 * @param {number} code Exit code of the process.
 */
async function stopAll( code ) {
	if ( stopping ) {
		return;
	}
	stopping = true;
	// If something does not stop, the process ends after eight seconds all the same.
	setTimeout( () => process.exit( code ), 8000 ).unref();
	for ( const part of running.reverse() ) {
		await part.stop().catch( () => {} );
	}
	process.exit( code );
}

/**
 * @return {Promise<string>} Why this machine's PHP cannot be used; "" if it can.
 */
async function whyNotNative() {
	if ( values.wasm || values.php ) {
		return 'not asked for';
	}
	const php = await machinePhp();
	if ( ! php ) {
		return 'no PHP on this machine';
	}
	if ( compareVersions( php.version, OLDEST_PHP ) < 0 ) {
		return `this machine's PHP is older than ${ OLDEST_PHP }`;
	}
	return php.missing.length ? `this machine's PHP lacks ${ php.missing.join( ', ' ) }` : '';
}

/**
 * Prints address, log-in and versions of the site.
 *
 * @param {Object}   site Running site.
 * @param {string[]} off  What is switched off, and why: a line each.
 */
function tell( site, off ) {
	const runtime = site.root === '/wordpress' ? 'WebAssembly' : 'native';
	const versions = [
		site.eidan ? `Eidan Blocks ${ site.eidan }` : '',
		`WordPress ${ site.wordpress }`,
		site.woocommerce ? `WooCommerce ${ site.woocommerce }` : '',
		`PHP ${ site.phpVersion } (${ runtime })`,
	];
	const lines = [
		'',
		`  Site      ${ site.url }/`,
		`  Log-in    ${ site.url }/wp-admin/  user "admin", password "password"`,
		`  Versions  ${ versions.filter( Boolean ).join( ', ' ) }`,
		...off.map( ( reason ) => `  Off       ${ reason }` ),
		`  State     ${ site.folder.replace( homedir(), '~' ) } (--reset starts over)`,
		'',
		'Ctrl-C ends it.',
	];
	console.log( lines.join( '\n' ) );
}

async function start() {
	const off = [];
	const port = Number( values.port );
	if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
		throw new Error( `--port takes a number from 1 to 65535, not ${ values.port }.` );
	}

	let build = { first: Promise.resolve() };
	if ( ! values.quiet ) {
		build = startBuild( { watch: values.watch, say: ( line ) => console.log( line ) } );
		running.push( build );
	}

	// All of this runs at the same time. The progress of each part is shown one after the other.
	const wordpressState = { share: 0, note: '' };
	const shopState = { share: 0, note: '' };
	const notes = [];
	const wordpress = findWordPress( {
		wanted: values.wp,
		progress: ( share ) => ( wordpressState.share = share ),
		say: ( line ) => notes.push( line ),
	} );
	let whyNoShop = 'not asked for';
	const shop = values[ 'no-woocommerce' ]
		? Promise.resolve()
		: findWooCommerce( {
				progress: ( share ) => ( shopState.share = share ),
				say: ( line ) => ( whyNoShop = line ),
			} );
	const whyWasm = whyNotNative();
	const starting = Promise.all( [ wordpress, shop, whyWasm ] ).then( async ( found ) => {
		const [ tree, shopTree, reason ] = found;
		const site = await startSite( {
			name: values.name,
			port,
			runtime: reason ? 'wasm' : 'native',
			php: values.php,
			reset: values.reset,
			quiet: values.quiet,
			sources: { tree, shop: shopTree },
		} );
		running.push( site );
		return site;
	} );
	// The demo needs no build. Only if a part of a build is just being written, it may fail; then it goes on afterwards.
	const demoState = { share: 0, note: '' };
	const demo =
		values.quiet || values[ 'no-demo' ]
			? Promise.resolve( '' )
			: starting.then( ( site ) =>
					importDemo( site, demoState ).catch( () => build.first.then( () => importDemo( site, demoState ) ) )
				);
	for ( const work of [ wordpress, shop, starting, demo ] ) {
		work.catch( () => {} );
	}

	if ( ! values.quiet ) {
		await phase( 'Building the plugin', build.first, ( told ) => told );
	}
	await phase(
		'WordPress',
		wordpress,
		( { version, source } ) => [ `${ version } from ${ source }`, ...notes ].join( '; ' ),
		wordpressState
	);
	if ( ! values[ 'no-woocommerce' ] ) {
		await phase(
			'WooCommerce',
			shop,
			( found ) => ( found ? `${ found.version } from ${ found.source }` : 'not found' ),
			shopState
		);
	}
	if ( ! ( await shop ) ) {
		off.push(
			values[ 'no-woocommerce' ]
				? 'WooCommerce: left out, shop layer off'
				: `WooCommerce: not found, shop layer off (${ whyNoShop }; a folder in EIDAN_WOOCOMMERCE does as well)`
		);
	}
	if ( values.native && ( await whyWasm ) ) {
		off.push( `Native PHP: ${ await whyWasm }, hence PHP by WebAssembly` );
	}
	const site = await phase( 'Starting the site', starting, ( { url } ) => url );
	for ( const [ plugin, reason ] of Object.entries( site.failed ) ) {
		off.push( `${ plugin }: cannot be switched on: ${ reason }` );
	}

	if ( ! values.quiet && ! values[ 'no-demo' ] ) {
		if ( ( await phase( 'Demo content', demo, ( told ) => told, demoState ) ) === 'none' ) {
			off.push( 'Demo content: the plugin has none yet' );
		}
	}
	tell( site, off );
}

async function runPhp() {
	const root = join( siteFolder( values.name, CHECKOUT ), 'wordpress' );
	if ( ! existsSync( root ) ) {
		throw new Error( `There is no site ${ values.name } yet.` );
	}
	const code = existsSync( subject ) ? readFileSync( subject, 'utf8' ) : subject;
	const result = await nativePhp( root ).php( code );
	console.log( typeof result === 'string' ? result : JSON.stringify( result, null, '\t' ) );
}

const commands = { start, php: runPhp };
if ( values.help || ! commands[ command ] ) {
	console.log( values.help ? HELP : `Unknown command: ${ command }\n\n${ HELP }` );
	process.exit( values.help ? 0 : 2 );
}
if ( command === 'start' ) {
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, () => stopAll( 0 ) );
	}
	if ( process.env.npm_lifecycle_event ) {
		// npm sends SIGTERM only to its shell, which then ends. So watch whether the parent process has changed.
		const parent = process.ppid;
		setInterval( () => process.ppid !== parent && stopAll( 0 ), 1000 ).unref();
	}
}
commands[ command ]().catch( async ( error ) => {
	// If the user stops while something is starting, that fails. This error is not printed.
	if ( ! stopping ) {
		console.error( error.message );
		await stopAll( 1 );
	}
} );
