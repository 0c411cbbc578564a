/**
 * What the build knows of view modules beyond their code: which of them are also built into one file with others, and
 * which wait until a visitor comes near. It is said in `src/view/modules.json`, and of a block's own `view.ts` in the
 * block's block.json: `"eidanGroup": "kit"`, `"eidanAtOnce": true`.
 */
const { existsSync, readFileSync } = require( 'fs' );
const { basename, dirname, join } = require( 'path' );
const { sync: glob } = require( 'fast-glob' );

const json = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

// `define( 'slider', … )`, with or without a type.
const DEFINE = /\bdefine(?:<[^(]*?>)?\(\s*'([\w-]+)'/g;

/**
 * @typedef {Object} Group
 * @property {string[]} members Modules that usually come together. At least most of them are on a page that gets the
 *                              file.
 * @property {string[]} brings  Modules that the members import, or that cost nothing here.
 */

/**
 * @param {string} root Folder of the plugin.
 * @return {{ groups: Record<string, Group>, roots: Record<string, string[]>, files: Record<string, string> }} Groups;
 *     names of root elements by the ID of a module that may wait; source files by module ID.
 */
function viewModules( root ) {
	const { groups, atOnce } = json( join( root, 'src/view/modules.json' ) );
	const files = { '@eidan/runtime': join( root, 'src/view/runtime.ts' ) };
	for ( const file of glob( 'src/view/*/index.ts', { cwd: root } ).sort() ) {
		files[ `@eidan/${ basename( dirname( file ) ) }` ] = join( root, file );
	}
	for ( const path of glob( 'blocks/*/block.json', { cwd: root } ).sort() ) {
		const folder = dirname( path );
		const block = json( join( root, path ) );
		const index = [ block.viewScriptModule ?? [] ].flat().indexOf( 'file:./view.ts' );
		if ( index < 0 || ! existsSync( join( root, folder, 'view.ts' ) ) ) {
			continue;
		}
		// The ID that WordPress generates.
		const id = `eidan-${ basename( folder ) }-view-script-module${ index ? `-${ index + 1 }` : '' }`;
		files[ id ] = join( root, folder, 'view.ts' );
		if ( block.eidanGroup ) {
			groups[ block.eidanGroup ].members.push( id );
		}
		if ( block.eidanAtOnce ) {
			atOnce.push( id );
		}
	}
	const roots = {};
	for ( const [ id, file ] of Object.entries( files ) ) {
		const names = [ ...readFileSync( file, 'utf8' ).matchAll( DEFINE ) ].map( ( [ , name ] ) => name );
		if ( names.length && ! atOnce.includes( id ) ) {
			roots[ id ] = names;
		}
	}
	return { groups, roots, files };
}

/**
 * @param {Group}                  group
 * @param {Record<string, string>} files Source files by module ID.
 * @return {string} Source of the one file: it runs all modules, and exports what they export.
 */
const sourceOf = ( { members, brings }, files ) =>
	[ ...brings, ...members ].map( ( id ) => `export * from ${ JSON.stringify( files[ id ] ) };` ).join( '' );

module.exports = { viewModules, sourceOf };
