/**
 * Counts the gzipped bytes of the plugin's own files on a page. The test of the budgets and the benchmark share it.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

// Styles of a page are one file in the uploads folder.
const PLUGIN = /\/wp-content\/(?:plugins\/eidan[^/]*|uploads\/(?:sites\/\d+\/)?eidan-blocks)\//;

/**
 * @param {string} url Address of a file.
 * @return {boolean} Whether the file is part of the plugin, or made of parts of it.
 */
export const isOurs = ( url ) => PLUGIN.test( url );

/**
 * @param {string} text Content of a file.
 * @return {number} Its size in bytes, gzipped.
 */
export const gzipped = ( text ) => gzipSync( text, { level: 9 } ).length;

// WordPress adds a comment with the source to inlined styles. It is not counted, as it depends on the site's address.
const SOURCE = /\/\*# sourceURL=[^*]*\*\//g;

/**
 * @param {string[]} styles Contents of inlined styles.
 * @return {number} Their size in bytes, gzipped together, as they are part of the page.
 */
export const inlinedBytes = ( styles ) =>
	styles.length ? gzipped( styles.map( ( css ) => css.replace( SOURCE, '' ).trim() ).join( '' ) ) : 0;

/**
 * @param {string} text An attribute in HTML.
 * @return {string} Its value.
 */
export const decode = ( text ) => text.replace( /&#0?38;|&amp;/g, '&' );

/**
 * @param {string} url Address of a file of the build.
 * @return {string} Its path in the build.
 */
export const nameOf = ( url ) => url.replace( /.*\/(?:build|eidan-blocks)\//, '' ).split( '?' )[ 0 ] ?? url;

/**
 * Counts what a page loads of the plugin: scripts, all modules that they import at once or later, and linked and
 * inlined styles.
 *
 * @param {string}                             html   HTML of the page.
 * @param {(url: string) => Promise<string>}   get    Fetches an address of the page's site.
 * @param {readonly string[]}                  unused IDs of modules that this page never loads, although a module could import them.
 * @return {Promise<{ script: number, style: number, parts: Record<string, number> }>} Bytes in all, and by file or style ID.
 */
export async function pageBytes( html, get, unused = [] ) {
	/** @type {Record<string, number>} */
	const parts = {};
	const map = JSON.parse(
		html.match( /<script[^>]*type="importmap"[^>]*>([\s\S]*?)<\/script>/ )?.[ 1 ] ?? '{"imports":{}}'
	);
	const seen = new Set();
	const follow = async ( url ) => {
		const file = url.split( '?' )[ 0 ] ?? url;
		if ( seen.has( file ) || ! isOurs( file ) ) {
			return 0;
		}
		seen.add( file );
		const code = await get( url );
		let bytes = ( parts[ nameOf( url ) ] = gzipped( code ) );
		const ids = [ ...code.matchAll( /(?:from|import)\s*\(?\s*["'](@eidan\/[\w-]+)["']/g ) ].map(
			( match ) => match[ 1 ] ?? ''
		);
		for ( const id of new Set( ids ) ) {
			const next = map.imports[ id ];
			if ( next && ! unused.includes( id ) ) {
				bytes += await follow( next );
			}
		}
		return bytes;
	};

	let script = 0;
	for ( const [ , tag = '' ] of html.matchAll( /<script([^>]*\ssrc=[^>]*)>/g ) ) {
		script += await follow( decode( tag.match( /\ssrc=["']([^"']+)/ )?.[ 1 ] ?? '' ) );
	}
	// What waits until a visitor comes near is part of the page as well.
	const waiting = html.match(
		/<script[^>]*id="wp-script-module-data-@eidan\/near"[^>]*>([\s\S]*?)<\/script>/
	)?.[ 1 ];
	for ( const id of Object.values( JSON.parse( waiting ?? '{}' ) ) ) {
		if ( map.imports[ id ] && ! unused.includes( id ) ) {
			script += await follow( map.imports[ id ] );
		}
	}
	let style = 0;
	for ( const [ , tag = '' ] of html.matchAll( /<link([^>]*rel=["']stylesheet["'][^>]*)>/g ) ) {
		const url = decode( tag.match( /\shref=["']([^"']+)/ )?.[ 1 ] ?? '' );
		if ( isOurs( url ) ) {
			style += parts[ nameOf( url ) ] = gzipped( await get( url ) );
		}
	}
	const inlined = [ ...html.matchAll( /<style[^>]*\sid=["'](eidan-[^"']*)["'][^>]*>([\s\S]*?)<\/style>/g ) ];
	if ( inlined.length ) {
		style += parts[ inlined.map( ( [ , id ] ) => id ).join( ' + ' ) ] = inlinedBytes(
			inlined.map( ( [ , , css = '' ] ) => css )
		);
	}
	return { script, style, parts };
}

/** Scripts of attribution, which every page loads of a site with a shop or a form. They have budgets of their own. */
const ATTRIBUTION = [ 'attribution.js', 'attribution-site.js', 'attribution-forms.js' ];

/**
 * @param {{ script: number, parts: Record<string, number> }} bytes What a page loads.
 * @return {number} Bytes of script that it loads for its blocks.
 */
export const scriptOfBlocks = ( { script, parts } ) =>
	script - ATTRIBUTION.reduce( ( sum, name ) => sum + ( parts[ name ] ?? 0 ), 0 );

// How webpack writes the names of chunks. With one chunk: `n.u=e=>"swiper.js?ver=…"`. With several:
// `n.u=e=>(297===e?"swiper":e)+".js?ver="+{297:"…",427:"…"}[e]`, or with `({297:"a",3:"b"}[e]||e)`. SWC writes brackets
// around the last table.
const ONE_CHUNK = /\.u=\w+=>"([^"?]+\.js)\?/;
const CHUNK_FILE = /([^;]*)\+"\.js\?ver="\+\(?\{([^}]*)\}/;

/**
 * @param {string} code A script that webpack built.
 * @return {string[]} Names of the files that it loads later.
 */
function chunksOf( code ) {
	const [ , one ] = ONE_CHUNK.exec( code ) ?? [];
	if ( one ) {
		return [ one ];
	}
	const [ , names = '', ids = '' ] = CHUNK_FILE.exec( code.slice( code.lastIndexOf( '.u=' ) ) ) ?? [];
	return [ ...ids.matchAll( /(\w+):"/g ) ].map(
		( [ , id ] ) => `${ new RegExp( `\\b${ id }(?:===\\w+\\?|:)"([^"]+)"` ).exec( names )?.[ 1 ] ?? id }.js`
	);
}

/**
 * Counts scripts of the build with everything that they load: scripts of the plugin that they depend on, and parts that
 * are loaded later.
 *
 * @param {string}            build   Folder of the build.
 * @param {readonly string[]} entries Names of the scripts, without `.js`.
 * @return {Record<string, number>} Gzipped bytes, by file.
 */
export function scriptBytes( build, entries ) {
	/** @type {Record<string, number>} */
	const parts = {};
	const add = ( file ) => {
		if ( file in parts ) {
			return;
		}
		const code = readFileSync( join( build, file ), 'utf8' );
		parts[ file ] = gzipped( code );
		const asset = join( build, file.replace( /\.js$/, '.asset.php' ) );
		const handles = existsSync( asset ) ? readFileSync( asset, 'utf8' ).matchAll( /'eidan-([\w-]+)'/g ) : [];
		[ ...[ ...handles ].map( ( [ , name ] ) => `${ name }.js` ), ...chunksOf( code ) ].forEach( add );
	};
	entries.forEach( ( entry ) => add( `${ entry }.js` ) );
	return parts;
}

/**
 * Lists the plugin's scripts that the block editor loads.
 *
 * @param {string} build Folder of the build.
 * @return {string[]} Names without `.js`: scripts of the blocks, and those that PHP enqueues in every editor.
 */
export function editorScripts( build ) {
	const blocks = readdirSync( build ).filter( ( name ) => existsSync( join( build, name, 'block.json' ) ) );
	const own = blocks.flatMap( ( name ) => {
		const { editorScript = [], script = [] } = JSON.parse(
			readFileSync( join( build, name, 'block.json' ), 'utf8' )
		);
		// A handle names a script of another block, which is counted there.
		return [ editorScript, script ]
			.flat()
			.filter( ( file ) => file.startsWith( 'file:' ) )
			.map( ( file ) => `${ name }/${ file.replace( /^file:\.\/|\.js$/g, '' ) }` );
	} );
	return [ 'editor', 'content-types', 'page-header', ...own ];
}

/**
 * @param {Record<string, number>} parts Bytes of each file of the build.
 * @return {Record<string, number>} Bytes of each block, by the folder of its files. `shared` is what blocks share.
 */
export function byBlock( parts ) {
	/** @type {Record<string, number>} */
	const shares = {};
	for ( const [ file, bytes ] of Object.entries( parts ) ) {
		const [ , slug = 'shared' ] = /^([^/]+)\//.exec( file ) ?? [];
		shares[ slug ] = ( shares[ slug ] ?? 0 ) + bytes;
	}
	return shares;
}
