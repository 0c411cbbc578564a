import { gzipSync } from 'node:zlib';

/** Gzipped bytes of the plugin's own files on a page. */
export interface PageBytes {
	script: number;
	style: number;
	/** Bytes by file or style id. */
	parts: Record< string, number >;
}

type Get = ( url: string ) => Promise< string >;

const PLUGIN = /\/wp-content\/plugins\/eidan[^/]*\//;
const size = ( text: string ) => gzipSync( text, { level: 9 } ).length;

/**
 * What a page carries of the plugin, everything counted: modules that are
 * imported, at once or later, linked styles and inlined ones.
 *
 * @param html   The page.
 * @param get    Fetches an address of the page's site.
 * @param unused Ids of modules that this page never loads although a module it loads could import them.
 * @return Gzipped bytes.
 */
export async function pageBytes( html: string, get: Get, unused: readonly string[] = [] ): Promise< PageBytes > {
	const parts: Record< string, number > = {};
	const map = JSON.parse( html.match( /<script type="importmap"[^>]*>([\s\S]*?)<\/script>/ )?.[ 1 ] ?? '{"imports":{}}' ) as {
		imports: Record< string, string >;
	};
	const seen = new Set< string >();
	const follow = async ( url: string ): Promise< number > => {
		const file = url.split( '?' )[ 0 ] ?? url;
		if ( seen.has( file ) || ! PLUGIN.test( file ) ) {
			return 0;
		}
		seen.add( file );
		const code = await get( url );
		let bytes = ( parts[ file.replace( /.*\/build\//, '' ) ] = size( code ) );
		const imports = [ ...code.matchAll( /(?:from|import)\s*\(?\s*["'](@eidan\/[\w-]+)["']/g ) ].map( ( match ) => match[ 1 ] ?? '' );
		for ( const id of new Set( imports ) ) {
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
			style += parts[ url.replace( /.*\/build\//, '' ).split( '?' )[ 0 ] ?? url ] = size( await get( url ) );
		}
	}
	for ( const [ , id = '', css = '' ] of html.matchAll( /<style[^>]*\sid=["'](eidan-[^"']*)["'][^>]*>([\s\S]*?)<\/style>/g ) ) {
		style += parts[ id ] = size( css );
	}
	return { script, style, parts };
}

const decode = ( text: string ) => text.replace( /&#0?38;|&amp;/g, '&' );
