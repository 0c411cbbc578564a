/**
 * Gzipped bytes of the plugin's own files on a page; the budget test and the
 * bench count by the same rule.
 */
import { gzipSync } from 'node:zlib';

const PLUGIN = /\/wp-content\/plugins\/eidan[^/]*\//;

/**
 * @param {string} text Content of a file.
 * @return {number} Its bytes, gzipped by itself.
 */
export const gzipped = ( text ) => gzipSync( text, { level: 9 } ).length;

// WordPress notes where an inlined style comes from; its length is that of the site's address.
const SOURCE = /\/\*# sourceURL=[^*]*\*\//g;

const decode = ( text ) => text.replace( /&#0?38;|&amp;/g, '&' );
const nameOf = ( url ) => url.replace( /.*\/build\//, '' ).split( '?' )[ 0 ] ?? url;

/**
 * What a page carries of the plugin, everything counted: modules that are
 * imported, at once or later, linked styles and inlined ones.
 *
 * @param {string}                             html   The page.
 * @param {(url: string) => Promise<string>}   get    Fetches an address of the page's site.
 * @param {readonly string[]}                  unused Ids of modules that this page never loads although a module it loads could import them.
 * @return {Promise<{ script: number, style: number, parts: Record<string, number> }>} Bytes, and by file or style id.
 */
export async function pageBytes( html, get, unused = [] ) {
	/** @type {Record<string, number>} */
	const parts = {};
	const map = JSON.parse( html.match( /<script[^>]*type="importmap"[^>]*>([\s\S]*?)<\/script>/ )?.[ 1 ] ?? '{"imports":{}}' );
	const seen = new Set();
	const follow = async ( url ) => {
		const file = url.split( '?' )[ 0 ] ?? url;
		if ( seen.has( file ) || ! PLUGIN.test( file ) ) {
			return 0;
		}
		seen.add( file );
		const code = await get( url );
		let bytes = ( parts[ nameOf( url ) ] = gzipped( code ) );
		const ids = [ ...code.matchAll( /(?:from|import)\s*\(?\s*["'](@eidan\/[\w-]+)["']/g ) ].map( ( match ) => match[ 1 ] ?? '' );
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
	let style = 0;
	for ( const [ , tag = '' ] of html.matchAll( /<link([^>]*rel=["']stylesheet["'][^>]*)>/g ) ) {
		const url = decode( tag.match( /\shref=["']([^"']+)/ )?.[ 1 ] ?? '' );
		if ( PLUGIN.test( url ) ) {
			style += parts[ nameOf( url ) ] = gzipped( await get( url ) );
		}
	}
	// Inlined styles travel in one stream, the page's.
	const inlined = [ ...html.matchAll( /<style[^>]*\sid=["'](eidan-[^"']*)["'][^>]*>([\s\S]*?)<\/style>/g ) ];
	if ( inlined.length ) {
		style += parts[ inlined.map( ( [ , id ] ) => id ).join( ' + ' ) ] = gzipped( inlined.map( ( [ , , css ] ) => css.replace( SOURCE, '' ).trim() ).join( '' ) );
	}
	return { script, style, parts };
}
