/**
 * `npm run bench [section …]`: measures and writes the results to docs/performance.md. Both sides of a comparison are
 * measured in the same run. A section is a file `<name>.bench.mjs`. Its default export takes `{ say, only, runs }`
 * and returns `{ title, rows, notes? }` (see table.mjs).
 *
 * `npm run bench pages -- --only=shift,paint` measures parts of a section and writes nothing. `--runs=2` asks a section
 * for so many turns instead of its own number; only `lighthouse` knows it.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { place, table } from './table.mjs';

const here = dirname( fileURLToPath( import.meta.url ) );
const root = resolve( here, '../..' );
const names = readdirSync( here )
	.filter( ( file ) => file.endsWith( '.bench.mjs' ) )
	.map( ( file ) => file.slice( 0, -10 ) );
const { values, positionals: wanted } = parseArgs( {
	allowPositionals: true,
	options: { only: { type: 'string' }, runs: { type: 'string' } },
} );
const only = values.only?.split( ',' ) ?? [];
const runs = Number( values.runs ) || undefined;
const unknown = wanted.filter( ( name ) => ! names.includes( name ) );

if ( unknown.length ) {
	console.error( `There is no bench named ${ unknown.join( ', ' ) }; there are: ${ names.join( ', ' ) }.` );
	process.exit( 2 );
}
if ( ! existsSync( join( root, 'build/blocks-manifest.php' ) ) ) {
	console.error( 'Build first: npm run build' );
	process.exit( 2 );
}

const file = join( root, 'docs/performance.md' );
mkdirSync( join( root, 'artifacts' ), { recursive: true } );
let missed = 0;
for ( const name of wanted.length ? wanted : names ) {
	console.log( `\n== ${ name }` );
	const { default: bench } = await import( pathToFileURL( join( here, `${ name }.bench.mjs` ) ).href );
	const { title, rows, notes = '' } = await bench( { only, runs, say: ( line ) => console.log( line ) } );
	const text = table( rows );
	console.log( text );
	missed += rows.filter( ( { ok } ) => ! ok ).length;
	if ( only.length || runs ) {
		continue;
	}
	writeFileSync( join( root, 'artifacts', `bench-${ name }.json` ), JSON.stringify( { title, rows }, null, 2 ) );
	const document = existsSync( file ) ? readFileSync( file, 'utf8' ) : '# Performance\n';
	writeFileSync( file, place( document, name, `## ${ title }\n\n${ text }${ notes ? `\n\n${ notes }` : '' }` ) );
}
console.log(
	`\n${ missed ? `${ missed } figures are not reached.` : 'Every figure is reached.' }${ only.length || runs ? '' : ' Table: docs/performance.md' }`
);
