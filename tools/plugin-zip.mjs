/**
 * Makes eidan.zip for WordPress's plugin installer. It has only files that the plugin needs to run.
 *
 * `--no-build` packs the existing build. `--out <file>` sets the path of the archive.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contents } from './release/contents.mjs';
import { run } from './site/run.mjs';
import { CHECKOUT } from './site/state.mjs';
import { writeZip } from './site/zip.mjs';

const { values } = parseArgs( {
	options: {
		'no-build': { type: 'boolean', default: false },
		out: { type: 'string', default: join( CHECKOUT, 'eidan.zip' ) },
	},
} );

if ( ! values[ 'no-build' ] ) {
	await run( process.execPath, [ join( CHECKOUT, 'tools', 'build.mjs' ) ], { cwd: CHECKOUT } );
}

const archive = writeZip( contents( CHECKOUT ) );
const out = resolve( values.out );
writeFileSync( out, archive );
console.log( `${ out }: ${ Math.round( archive.length / 1024 ) } kB` );
