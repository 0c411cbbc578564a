/**
 * Writes the styles of all blocks into two files for the editor, which loads all of them, into its own page and into
 * each canvas and preview: `build/blocks.css`, as on pages, and `build/blocks-editor.css`, what only the editor needs
 * or blocks ask for by an option. `build/editor-styles.php` says what is in them.
 */
const { createHash } = require( 'crypto' );
const { existsSync, readdirSync, readFileSync, writeFileSync } = require( 'fs' );
const { join } = require( 'path' );

/**
 * What PHP adds to the canvas by itself, after what blocks have on pages: of sliders, backgrounds, and templates of
 * content types.
 */
const ADDED = /^(?:background|slider(?:-.+)?|.+-templates)\.css$/;

/** Names of the files, by the field of block.json, in the order in which WordPress prints them into the canvas. */
const JOINT = { style: 'blocks', editorStyle: 'blocks-editor' };

/**
 * @param {string} build  Folder of the build.
 * @param {string} folder Name of a block's folder in it.
 * @param {string} field  Field of block.json.
 * @return {string[]} Paths of its styles in the build.
 */
function stylesOf( build, folder, field ) {
	const metadata = JSON.parse( readFileSync( join( build, folder, 'block.json' ), 'utf8' ) );
	return [ metadata[ field ] ?? [] ]
		.flat()
		.map( ( name ) =>
			name.startsWith( 'file:' )
				? `${ folder }/${ name.slice( 'file:./'.length ) }`
				: `styles/${ name.slice( 'eidan-'.length ) }.css`
		)
		.filter( ( path ) => existsSync( join( build, path ) ) );
}

/** A path in the file of one folder, from a file above that folder. */
const moved = ( css, path ) =>
	css.replace( /url\((["']?)(?!["']?(?:data:|https?:|\/|#))/g, `url($1${ path.split( '/' )[ 0 ] }/` );

/**
 * @param {string} build Folder of the build.
 */
function writeEditorStyles( build ) {
	const folders = readdirSync( build )
		.filter( ( name ) => existsSync( join( build, name, 'block.json' ) ) )
		.sort();
	const known = new Set();
	const entries = Object.entries( JOINT ).map( ( [ field, name ] ) => {
		const paths = folders.flatMap( ( folder ) => stylesOf( build, folder, field ) );
		// By name, so that a sheet comes before those of its options.
		const added = field === 'style' ? readdirSync( join( build, 'styles' ) ) : [];
		paths.push(
			...added
				.filter( ( file ) => ADDED.test( file ) && ! file.endsWith( '-rtl.css' ) )
				.map( ( file ) => file.slice( 0, -'.css'.length ) )
				.sort()
				.map( ( sheet ) => `styles/${ sheet }.css` )
		);
		const own = [ ...new Set( paths ) ].filter( ( path ) => ! known.has( path ) );
		own.forEach( ( path ) => known.add( path ) );
		const joined = [ '', '-rtl' ].map( ( end ) => {
			const css = own
				.map( ( path ) => path.replace( /\.css$/, `${ end }.css` ) )
				.map( ( path ) => moved( readFileSync( join( build, path ), 'utf8' ).trim(), path ) )
				.join( '\n' );
			writeFileSync( join( build, `${ name }${ end }.css` ), `${ css }\n` );
			return css;
		} );
		const version = createHash( 'md5' ).update( joined.join( '\n' ) ).digest( 'hex' ).slice( 0, 20 );
		const list = own.map( ( path ) => `\t\t\t'${ path }',\n` ).join( '' );
		return `\t'${ name }' => array(\n\t\t'version' => '${ version }',\n\t\t'styles' => array(\n${ list }\t\t),\n\t),\n`;
	} );
	writeFileSync(
		join( build, 'editor-styles.php' ),
		`<?php\n// This file is generated. Do not modify it manually.\nreturn array(\n${ entries.join( '' ) });\n`
	);
}

module.exports = { writeEditorStyles };
