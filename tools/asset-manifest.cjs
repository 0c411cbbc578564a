/**
 * Writes `build/assets.php`: one PHP array with every script module, script and style of the build, shared ones and
 * those of each block, with dependencies and versions. PHP loads only this file, which its opcode cache keeps in
 * memory. Otherwise it would search the folder and read a file for each of them on every request.
 */
const { createHash } = require( 'crypto' );
const { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } = require( 'fs' );
const { join } = require( 'path' );

const ASSET = /^(.+)\.asset\.php$/;

/**
 * @param {string} folder
 * @param {RegExp} pattern Matches file names. Its first group is the name that is returned.
 * @return {string[]} The names, sorted; none if there is no such folder.
 */
function names( folder, pattern ) {
	const files = existsSync( folder ) ? readdirSync( folder ) : [];
	return files.flatMap( ( file ) => pattern.exec( file )?.[ 1 ] ?? [] ).sort();
}

/**
 * @param {string} file An `.asset.php` file of DependencyExtractionWebpackPlugin.
 * @return {string} The PHP array in it, without `return` and `;`.
 */
const arrayOf = ( file ) =>
	readFileSync( file, 'utf8' )
		.replace( /^<\?php\s+return\s+/, '' )
		.replace( /;\s*$/, '' );

const hash = ( file ) => createHash( 'md5' ).update( readFileSync( file ) ).digest( 'hex' ).slice( 0, 20 );

/**
 * @param {string} folder
 * @return {string[]} Names of its styles, without the `-rtl` ones, which WordPress finds by itself.
 */
const stylesIn = ( folder ) => names( folder, /^(.+)\.css$/ ).filter( ( name ) => ! name.endsWith( '-rtl' ) );

/**
 * @param {string} build Folder of the build.
 * @return {string[]} Names of its folders that hold a block, sorted.
 */
const blocksIn = ( build ) =>
	( existsSync( build ) ? readdirSync( build ) : [] )
		.filter( ( name ) => existsSync( join( build, name, 'block.json' ) ) )
		.sort();

/**
 * @param {string} folder Folder of a built block.
 * @return {string} A PHP array of the block's scripts and styles. Keys are paths as block.json names them.
 */
function blockOf( folder ) {
	const entries = [
		...names( folder, ASSET ).map( ( name ) => [
			`${ name }.js`,
			arrayOf( join( folder, `${ name }.asset.php` ) ),
		] ),
		...stylesIn( folder ).map( ( name ) => [ `${ name }.css`, `'${ hash( join( folder, `${ name }.css` ) ) }'` ] ),
	];
	return `array(${ entries.map( ( [ file, value ] ) => `'file:./${ file }' => ${ value }` ).join( ', ' ) })`;
}

const php = ( list ) => `array(${ list.map( ( each ) => `'${ each }'` ).join( ', ' ) })`;

/**
 * @param {string}                                                      build Folder of the build.
 * @param {Partial<ReturnType<import('./view-modules.cjs').viewModules>>} view  What is known of view modules.
 * @return {string} PHP source of `assets.php`.
 */
function assetManifest( build, { groups = {}, roots = {} } = {} ) {
	const lines = ( list, value ) => list.map( ( name ) => `\t\t'${ name }' => ${ value( name ) },\n` ).join( '' );
	const built = names( join( build, 'groups' ), ASSET );
	const parts = {
		modules: lines( names( join( build, 'view' ), ASSET ), ( name ) =>
			arrayOf( join( build, 'view', `${ name }.asset.php` ) )
		),
		scripts: lines( names( build, ASSET ), ( name ) => {
			const style = existsSync( join( build, `${ name }.css` ) );
			return `${ arrayOf( join( build, `${ name }.asset.php` ) ) } + array('style' => ${ style })`;
		} ),
		styles: lines(
			stylesIn( join( build, 'styles' ) ),
			( name ) => `'${ hash( join( build, 'styles', `${ name }.css` ) ) }'`
		),
		// In the order in which a page looks for one.
		groups: lines(
			Object.keys( groups ).filter( ( name ) => built.includes( name ) ),
			( name ) =>
				`${ arrayOf( join( build, 'groups', `${ name }.asset.php` ) ) } + array('members' => ${ php(
					groups[ name ].members
				) }, 'brings' => ${ php( groups[ name ].brings ) })`
		),
		roots: lines( Object.keys( roots ), ( id ) => php( roots[ id ] ) ),
		blocks: lines( blocksIn( build ), ( name ) => blockOf( join( build, name ) ) ),
	};
	const body = Object.entries( parts ).map( ( [ key, entries ] ) => `\t'${ key }' => array(\n${ entries }\t),\n` );
	return `<?php\n// This file is generated. Do not modify it manually.\nreturn array(\n${ body.join( '' ) });\n`;
}

/**
 * Writes the file if anything in it has changed. It is replaced in one step, as a site may be reading it.
 *
 * @param {string} build Folder of the build.
 * @param {Object} view  What is known of view modules, see view-modules.cjs.
 */
function writeAssetManifest( build, view = {} ) {
	const file = join( build, 'assets.php' );
	const source = assetManifest( build, view );
	if ( existsSync( file ) && readFileSync( file, 'utf8' ) === source ) {
		return;
	}
	writeFileSync( `${ file }.new`, source );
	renameSync( `${ file }.new`, file );
}

/** Webpack plugin that writes the file after each compilation, also in watch mode. */
class AssetManifestPlugin {
	/** @param {Object} view What is known of view modules, see view-modules.cjs. */
	constructor( view = {} ) {
		this.view = view;
	}

	apply( compiler ) {
		compiler.hooks.afterEmit.tap( 'AssetManifestPlugin', () =>
			writeAssetManifest( compiler.outputPath, this.view )
		);
	}
}

module.exports = { assetManifest, writeAssetManifest, AssetManifestPlugin };
