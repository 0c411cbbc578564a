/**
 * Makes a block folder that passes the suite as it is:
 * `npm run new-block <slug> ["Title"]`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { fill, names } from './new-block/names.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '..' );
const [ slug = '', title ] = process.argv.slice( 2 );

const stop = ( message ) => {
	console.error( message );
	process.exit( 1 );
};

if ( ! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( slug ) ) {
	stop( `"${ slug }" cannot be a block's slug. Use lower-case words with hyphens: npm run new-block text-marquee "Text marquee"` );
}
const folder = join( root, 'blocks', slug );
if ( existsSync( folder ) ) {
	stop( `blocks/${ slug } exists already; choose another slug or remove the folder.` );
}

const values = names( slug, title );
const template = join( root, 'tools/new-block/template' );
mkdirSync( folder, { recursive: true } );
for ( const file of readdirSync( template ) ) {
	const text = fill( readFileSync( join( template, file ), 'utf8' ), values );
	const target = file === 'fixture.html' ? join( root, 'tests/fixtures/blocks', `${ slug }.html` ) : join( folder, file );
	mkdirSync( dirname( target ), { recursive: true } );
	writeFileSync( target, text );
}
spawnSync( process.execPath, [ join( root, 'tools/types/generate.mjs' ) ], { stdio: 'inherit' } );
console.log( `Made blocks/${ slug } and tests/fixtures/blocks/${ slug }.html. Next: docs/adding-a-block.md` );
