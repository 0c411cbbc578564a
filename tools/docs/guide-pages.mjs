/**
 * Writes the pages of docs/guide as HTML into assets/guide, where the plugin shows them. With `--check` it writes
 * nothing, and exits with 1 if one is not up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageOf } from './guide-html.mjs';
import { webpSize } from './webp-size.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );
const source = join( root, 'docs/guide' );
const target = join( root, 'assets/guide' );
const sizeOf = ( name ) => webpSize( readFileSync( join( target, 'images', name ) ) );

const index = readFileSync( join( source, 'README.md' ), 'utf8' );
const pages = readdirSync( source )
	.filter( ( name ) => name.endsWith( '.md' ) )
	.map( ( name ) => [
		name === 'README.md' ? 'index' : name.replace( /\.md$/, '' ),
		pageOf( readFileSync( join( source, name ), 'utf8' ), sizeOf ),
	] );

/** Titles in the order of the first page, which names all others. */
const titles = [ ...index.matchAll( /\]\(([a-z-]+)\.md\)/g ) ].map( ( [ , slug ] ) => [
	slug,
	Object.fromEntries( pages )[ slug ].title,
] );
const files = {
	...Object.fromEntries( pages.map( ( [ slug, { html } ] ) => [ `${ slug }.html`, html ] ) ),
	'pages.json': `${ JSON.stringify( Object.fromEntries( titles ), null, '\t' ) }\n`,
};
for ( const [ name, content ] of Object.entries( files ) ) {
	const file = join( target, name );
	if ( ! process.argv.includes( '--check' ) ) {
		writeFileSync( file, content );
	} else if ( readFileSync( file, 'utf8' ) !== content ) {
		console.error( `assets/guide/${ name } is not up to date; run "npm run types" and commit.` );
		process.exit( 1 );
	}
}
