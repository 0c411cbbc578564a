/**
 * Makes eidan.zip for WordPress's plugin installer. It has only files that the plugin needs to run.
 *
 * `--no-build` packs the existing build. `--out <file>` sets the path of the archive.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './site/run.mjs';
import { CHECKOUT } from './site/state.mjs';
import { writeZip } from './site/zip.mjs';

/** All files and folders in the archive. Anything new in the checkout is left out until it is named here. */
const SHIPPED = [
	'plugin.php',
	'uninstall.php',
	'includes',
	'build',
	'patterns',
	'assets',
	'languages',
	'readme.txt',
	'LICENSE',
	'wpml-config.xml',
];

const REQUIRED = [ 'plugin.php', 'includes', 'build/assets.php', 'build/blocks-manifest.php', 'readme.txt', 'LICENSE' ];

/**
 * @param {string} path Path within the checkout.
 * @return {string[]} Paths of its files, sorted.
 */
function filesIn( path ) {
	const whole = join( CHECKOUT, path );
	if ( ! existsSync( whole ) ) {
		return [];
	}
	if ( ! statSync( whole ).isDirectory() ) {
		return [ path ];
	}
	return readdirSync( whole )
		.sort()
		.filter( ( name ) => ! name.startsWith( '.' ) && ! name.endsWith( '.map' ) )
		.flatMap( ( name ) => filesIn( `${ path }/${ name }` ) );
}

const { values } = parseArgs( {
	options: {
		'no-build': { type: 'boolean', default: false },
		out: { type: 'string', default: join( CHECKOUT, 'eidan.zip' ) },
	},
} );

if ( ! values[ 'no-build' ] ) {
	await run( process.execPath, [ join( CHECKOUT, 'tools', 'build.mjs' ) ], { cwd: CHECKOUT } );
}
await run( process.execPath, [ join( CHECKOUT, 'tools', 'make-pot.mjs' ) ], { cwd: CHECKOUT } );

const missing = REQUIRED.filter( ( path ) => ! existsSync( join( CHECKOUT, path ) ) );
if ( missing.length ) {
	console.error( `Missing: ${ missing.join( ', ' ) }` );
	process.exit( 1 );
}
const archive = writeZip(
	SHIPPED.flatMap( filesIn ).map( ( path ) => ( {
		name: `eidan/${ path }`,
		data: readFileSync( join( CHECKOUT, path ) ),
	} ) )
);
const out = resolve( values.out );
writeFileSync( out, archive );
console.log( `${ out }: ${ Math.round( archive.length / 1024 ) } kB` );
