/**
 * Writes what is made of the attributes in block.json, the only place where they are described. None of it is committed:
 * `npm ci` and each build make it.
 *
 * - `blocks/<slug>/block.json` becomes `blocks/<slug>/attributes.ts` and `attributes.php`, a type for PHPStan.
 * - `src/schemas/<name>.json` (`{ "properties": … }`), which attributes name by `"eidanSchema": "<name>"`, becomes
 *   `src/schemas/<name>.ts` with a type and its defaults, and `src/schemas/<name>.php` with a type. Some PHP code also
 *   checks values that do not come from a block. For that, the schema's members are in the folder of that code as
 *   `schema.php`.
 * - All of them become `wpml-config.xml`, which tells plugins for languages what is translated.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributesPhp, schemaPhp, schemaValuesPhp } from './php.mjs';
import { attributesSource, schemaSource, stamp } from './types.mjs';
import { wpmlConfig } from './wpml.mjs';

/** Folders whose code checks values against a shared schema. */
const READERS = { filter: 'includes/Lists/Request', query: 'includes/Lists/Query', slider: 'includes/Slider' };

const json = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

/**
 * @param {string} root Folder of the plugin.
 * @return {Record<string, any>} Shared schemas by name.
 */
export function readSchemas( root ) {
	const folder = join( root, 'src/schemas' );
	return Object.fromEntries(
		readdirSync( folder )
			.filter( ( file ) => file.endsWith( '.json' ) )
			.map( ( file ) => [ file.slice( 0, -5 ), json( join( folder, file ) ) ] )
	);
}

/**
 * @param {string} root Folder of the plugin.
 * @return {Record<string, any>} Content of each block.json by folder name, with the shared schemas that it names.
 * @throws {Error} If an attribute names a schema that does not exist.
 */
export function readBlocks( root ) {
	const schemas = readSchemas( root );
	return Object.fromEntries(
		readdirSync( join( root, 'blocks' ) )
			.filter( ( slug ) => existsSync( join( root, 'blocks', slug, 'block.json' ) ) )
			.map( ( slug ) => {
				const path = `blocks/${ slug }/block.json`;
				return [ slug, stamp( json( join( root, path ) ), schemas, path ) ];
			} )
	);
}

/**
 * @param {string} root Folder of the plugin.
 * @return {string[]} Paths of the files that were written: those that differed.
 * @throws {Error} If an attribute names a schema that does not exist.
 */
export function writeTypes( root ) {
	const written = [];
	const write = ( path, text ) => {
		const file = join( root, path );
		if ( ! existsSync( file ) || readFileSync( file, 'utf8' ) !== text ) {
			written.push( path );
			writeFileSync( file, text );
		}
	};
	for ( const [ name, schema ] of Object.entries( readSchemas( root ) ) ) {
		write( `src/schemas/${ name }.ts`, schemaSource( name, schema ) );
		write( `src/schemas/${ name }.php`, schemaPhp( name, schema ) );
		if ( READERS[ name ] ) {
			write( `${ READERS[ name ] }/schema.php`, schemaValuesPhp( name, schema ) );
		}
	}
	const blocks = readBlocks( root );
	for ( const [ slug, metadata ] of Object.entries( blocks ) ) {
		write( `blocks/${ slug }/attributes.ts`, attributesSource( slug, metadata.attributes ?? {} ) );
		write( `blocks/${ slug }/attributes.php`, attributesPhp( slug, metadata ) );
	}
	write(
		'wpml-config.xml',
		wpmlConfig( Object.fromEntries( Object.values( blocks ).map( ( metadata ) => [ metadata.name, metadata ] ) ) )
	);
	return written;
}
