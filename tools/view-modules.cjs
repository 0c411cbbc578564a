/**
 * What the build knows of view modules beyond their code: which of them are also built into one file with others, and
 * which wait until a visitor comes near. It is said in `src/view/modules.json`, and of modules in a block's folder in the
 * block's block.json: `"eidanAtOnce": true`, `"eidanGroup": "kit"`, or for a group of the block alone
 * `"eidanGroup": { "name": "cart", "brings": [ "@eidan/parts" ] }`.
 */
const { readFileSync } = require( 'fs' );
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
 * @return {Record<string, string>} Source files of the modules `@eidan/<name>`, by name: those that several blocks share,
 *     and in the folder of a block those of this block alone.
 */
const namedModules = ( root ) =>
	Object.fromEntries( [
		[ 'runtime', join( root, 'src/view/runtime.ts' ) ],
		...glob( [ 'src/view/*/index.ts', 'blocks/*/view/*/index.ts' ], { cwd: root } )
			.sort()
			.map( ( file ) => [ basename( dirname( file ) ), join( root, file ) ] ),
	] );

/**
 * @param {string} root Folder of the plugin.
 * @return {{ groups: Record<string, Group>, roots: Record<string, string[]>, files: Record<string, string> }} Groups;
 *     names of root elements by the ID of a module that may wait; source files by module ID.
 */
function viewModules( root ) {
	const { groups, atOnce } = json( join( root, 'src/view/modules.json' ) );
	const files = Object.fromEntries(
		Object.entries( namedModules( root ) ).map( ( [ name, file ] ) => [ `@eidan/${ name }`, file ] )
	);
	for ( const path of glob( 'blocks/*/block.json', { cwd: root } ).sort() ) {
		const folder = join( root, dirname( path ) );
		const block = json( join( root, path ) );
		const ids = [ block.viewScriptModule ?? [] ].flat().map( ( name, index ) => {
			if ( name !== 'file:./view.ts' ) {
				return name;
			}
			// The ID that WordPress generates.
			const id = `eidan-${ basename( folder ) }-view-script-module${ index ? `-${ index + 1 }` : '' }`;
			files[ id ] = join( folder, 'view.ts' );
			return id;
		} );
		const own = ids.filter( ( id ) => files[ id ]?.startsWith( join( folder, '/' ) ) );
		if ( block.eidanGroup ) {
			const { name, brings } = block.eidanGroup.name ? block.eidanGroup : { name: block.eidanGroup };
			groups[ name ] ??= { members: [], brings };
			groups[ name ].members.push( ...own );
		}
		if ( block.eidanAtOnce ) {
			atOnce.push( ...own );
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

module.exports = { namedModules, viewModules, sourceOf };
