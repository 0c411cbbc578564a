/**
 * Runs the blueprints of WordPress Playground as a visitor's browser would, with the plugin's zip of this checkout and
 * without a network: WordPress and WooCommerce come from where the development site has them.
 *
 *     npm run blueprints                     each one, and says what it shows
 *     npm run blueprints -- shop --port 9000 --keep
 *
 * `--zip <file>` takes another zip than `eidan.zip`, which `npm run plugin-zip` makes. `--keep` serves the last one until
 * Ctrl-C. Ends with 1 if one did not work.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKOUT } from '../site/state.mjs';
import { listeningLocally } from '../site/wasm.mjs';
import { findWooCommerce } from '../site/woocommerce.mjs';
import { findWordPress } from '../site/wordpress.mjs';
import { writeZip } from '../site/zip.mjs';
import { faultsOf } from './faults.mjs';
import { locally, pluginsOf } from './local.mjs';

/** Folder of the blueprints: wordpress.org reads its preview from it, too. */
const BLUEPRINTS = join( CHECKOUT, '.wordpress-org', 'blueprints' );

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		zip: { type: 'string', default: join( CHECKOUT, 'eidan.zip' ) },
		port: { type: 'string', default: '9400' },
		keep: { type: 'boolean', default: false },
	},
} );

/**
 * @param {string} folder Folder of a plugin.
 * @return {Buffer} Its archive, as the directory would serve it.
 */
const archiveOf = ( folder ) =>
	writeZip(
		readdirSync( folder, { recursive: true, withFileTypes: true } )
			.filter( ( entry ) => entry.isFile() )
			.map( ( entry ) => join( entry.parentPath ?? entry.path, entry.name ) )
			.map( ( path ) => ( {
				name: `${ basename( folder ) }${ path.slice( folder.length ) }`,
				data: readFileSync( path ),
			} ) )
	);

/**
 * Puts the archives of all plugins that blueprints need into a folder.
 *
 * @param {string}   folder
 * @param {string[]} slugs
 */
async function collect( folder, slugs ) {
	mkdirSync( folder, { recursive: true } );
	if ( ! existsSync( values.zip ) ) {
		throw new Error( `No ${ values.zip }: run npm run plugin-zip first.` );
	}
	cpSync( resolve( values.zip ), join( folder, 'eidan.zip' ) );
	if ( slugs.includes( 'woocommerce' ) ) {
		const shop = await findWooCommerce( { say: ( line ) => console.log( line ) } );
		if ( ! shop ) {
			throw new Error( 'No WooCommerce was found.' );
		}
		writeFileSync( join( folder, 'woocommerce.zip' ), archiveOf( shop.path ) );
	}
}

/**
 * Runs a blueprint and looks at where it lands.
 *
 * @param {string} name   Name of its file, without `.json`.
 * @param {string} folder A folder that may be written to.
 * @return {Promise<boolean>} Whether it worked.
 */
async function tryOut( name, folder ) {
	const blueprint = JSON.parse( readFileSync( join( BLUEPRINTS, `${ name }.json` ), 'utf8' ) );
	const site = join( folder, name );
	await collect( join( folder, 'archives' ), pluginsOf( blueprint ) );
	cpSync( ( await findWordPress( {} ) ).path, site, { recursive: true, verbatimSymlinks: false, dereference: true } );
	const { runCLI } = await import( '@wp-playground/cli' );
	const address = `http://127.0.0.1:${ values.port }`;
	const began = Date.now();
	const server = await listeningLocally( () =>
		runCLI( {
			command: 'server',
			port: Number( values.port ),
			'site-url': address,
			verbosity: 'quiet',
			blueprint: locally( blueprint ),
			wordpressInstallMode: 'install-from-existing-files',
			'mount-before-install': [
				{ hostPath: site, vfsPath: '/wordpress' },
				{ hostPath: join( folder, 'archives' ), vfsPath: '/archives' },
			],
		} )
	);
	const seconds = Math.round( ( Date.now() - began ) / 1000 );
	const faults = await faultsOf( address + blueprint.landingPage, {
		shop: pluginsOf( blueprint ).includes( 'woocommerce' ),
	} );
	console.log(
		`${ name }: ${ faults.length ? faults.join( '; ' ) : `lands on ${ blueprint.landingPage } after ${ seconds } s` }`
	);
	if ( values.keep ) {
		console.log( address );
		await new Promise( ( done ) => process.once( 'SIGINT', done ).once( 'SIGTERM', done ) );
	}
	await server[ Symbol.asyncDispose ]();
	return faults.length === 0;
}

const names = readdirSync( BLUEPRINTS ).map( ( file ) => basename( file, '.json' ) );
const folder = mkdtempSync( join( tmpdir(), 'eidan-blueprints-' ) );
let isGood = true;
try {
	for ( const name of positionals.length ? positionals : names ) {
		isGood = ( await tryOut( name, folder ) ) && isGood;
	}
} finally {
	rmSync( folder, { recursive: true, force: true } );
}
process.exit( isGood ? 0 : 1 );
