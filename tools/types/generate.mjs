/**
 * Writes the types of block attributes for TypeScript and PHPStan. block.json is the only place where attributes are
 * described; types are generated from it. Shared schemas are copied into block.json.
 *
 * - `src/schemas/<name>.json` (`{ "properties": … }`) is copied as `properties` into every attribute with
 *   `"eidanSchema": "<name>"`. It becomes `src/schemas/<name>.ts` with a type and its defaults, and
 *   `src/schemas/<name>.php` with a type. Some PHP code also checks values that do not come from a block. For that, the
 *   schema's members are copied into the folder of that code as `schema.php`.
 * - `blocks/<slug>/block.json` becomes `blocks/<slug>/attributes.ts` and `attributes.php`.
 * - All of them become `wpml-config.xml`, which tells plugins for languages what is translated.
 *
 * `--check` writes nothing, and exits with 1 if a file would change.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attributesPhp, schemaPhp, schemaValuesPhp } from './php.mjs';
import { attributesSource, schemaSource, stamp } from './types.mjs';
import { wpmlConfig } from './wpml.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );
const check = process.argv.includes( '--check' );
const stale = [];

/** Folders whose code checks values against a shared schema. */
const READERS = { query: 'includes/Lists/Query', slider: 'includes/Slider' };

const read = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

const write = ( file, text ) => {
	if ( existsSync( file ) && readFileSync( file, 'utf8' ) === text ) {
		return;
	}
	stale.push( relative( root, file ) );
	if ( ! check ) {
		writeFileSync( file, text );
	}
};

const schemas = {};
const schemaFolder = join( root, 'src/schemas' );
for ( const file of existsSync( schemaFolder ) ? readdirSync( schemaFolder ) : [] ) {
	if ( file.endsWith( '.json' ) ) {
		const name = file.slice( 0, -5 );
		schemas[ name ] = read( join( schemaFolder, file ) );
		write( join( schemaFolder, `${ name }.ts` ), schemaSource( name, schemas[ name ] ) );
		write( join( schemaFolder, `${ name }.php` ), schemaPhp( name, schemas[ name ] ) );
		if ( READERS[ name ] ) {
			write( join( root, READERS[ name ], 'schema.php' ), schemaValuesPhp( name, schemas[ name ] ) );
		}
	}
}

const blocks = join( root, 'blocks' );
const described = {};
for ( const slug of existsSync( blocks ) ? readdirSync( blocks ) : [] ) {
	const file = join( blocks, slug, 'block.json' );
	if ( ! existsSync( file ) ) {
		continue;
	}
	const source = readFileSync( file, 'utf8' );
	const indent = source.includes( '\n\t' ) ? '\t' : '  ';
	const metadata = JSON.parse( source );
	described[ metadata.name ] = metadata;
	if ( stamp( metadata, schemas, `blocks/${ slug }/block.json` ) ) {
		write( file, JSON.stringify( metadata, null, indent ) + '\n' );
	}
	write( join( blocks, slug, 'attributes.ts' ), attributesSource( slug, metadata.attributes ?? {} ) );
	write( join( blocks, slug, 'attributes.php' ), attributesPhp( slug, metadata ) );
}

write( join( root, 'wpml-config.xml' ), wpmlConfig( described ) );

if ( check && stale.length ) {
	console.error( `Generated files are not up to date; run "npm run types" and commit:\n  ${ stale.join( '\n  ' ) }` );
	process.exit( 1 );
}
if ( ! check ) {
	console.log( stale.length ? `Wrote ${ stale.join( ', ' ) }` : 'Types are up to date.' );
}
