/**
 * Lists what holds back the first paint of a page. The test of the page's budget and the benchmark share it.
 */
import { gzipped, inlinedBytes, isOurs, nameOf } from './bytes.mjs';
import { attribute, tagsOf } from './tags.mjs';

/**
 * @typedef {Object} Thing
 * @property {'style'|'script'|'inlined'|'expected'} kind   A file with styles or a script that the browser waits for,
 *                                                          all inlined styles together, or the part of the page up to
 *                                                          an element that `<link rel="expect">` names.
 * @property {string}                                name   Path of the file, or IDs of the styles or the element.
 * @property {number}                                bytes  Size, gzipped.
 * @property {boolean}                               isOurs Whether it is the plugin's.
 */

/** A style for other media is loaded, but nothing waits for it. */
const waitsForStyle = ( html ) =>
	/(^|\s)stylesheet(\s|$)/i.test( attribute( html, 'rel' ) ?? '' ) &&
	attribute( html, 'disabled' ) === undefined &&
	! /^\s*(print|speech|not all)/i.test( attribute( html, 'media' ) ?? '' );

/** Types that are a script. Others are data, or an import map. */
const isScript = ( type = '' ) => type === '' || type === 'module' || /javascript$/i.test( type );

/** Modules, and scripts that wait themselves, hold back nothing unless they say so. */
function waitsForScript( html ) {
	const type = attribute( html, 'type' );
	const isLater =
		type === 'module' || attribute( html, 'async' ) !== undefined || attribute( html, 'defer' ) !== undefined;
	return isScript( type ) && ( ! isLater || /\brender\b/.test( attribute( html, 'blocking' ) ?? '' ) );
}

/**
 * @param {string} url Address.
 * @return {string} How the file is named in results.
 */
export const fileName = ( url ) =>
	isOurs( url )
		? nameOf( url )
		: url.replace( /^https?:\/\/[^/]+\/(wp-content\/|wp-includes\/)?/, '' ).split( '?' )[ 0 ];

/** The part of the page up to the element that is expected. */
function expected( html, link ) {
	const id = ( attribute( link, 'href' ) ?? '' ).replace( /^#/, '' );
	const at = html.search( new RegExp( `\\sid=["']${ id }["']` ) );
	return at < 0 ? undefined : { name: `#${ id }`, bytes: gzipped( html.slice( 0, at ) ) };
}

/**
 * @param {string}                           html HTML of the page.
 * @param {(url: string) => Promise<string>} get  Fetches an address of the page's site.
 * @return {Promise<Thing[]>} What holds back the first paint, in the order of the page.
 */
export async function holdsBack( html, get ) {
	const things = [];
	const inlined = { true: [], false: [] };
	for ( const tag of tagsOf( html.slice( 0, html.search( /<\/head>/i ) ) ) ) {
		const { name, url, isOurs: ours } = tag;
		if ( name === 'style' ) {
			inlined[ ours ].push( tag );
		} else if ( name === 'link' && attribute( tag.html, 'rel' ) === 'expect' ) {
			const found = expected( html, tag.html );
			if ( found ) {
				things.push( { kind: 'expected', ...found, isOurs: ours } );
			}
		} else if ( url && ( name === 'link' ? waitsForStyle : waitsForScript )( tag.html ) ) {
			things.push( {
				kind: name === 'link' ? 'style' : 'script',
				name: fileName( url ),
				bytes: gzipped( await get( url ) ),
				isOurs: ours,
			} );
		}
	}
	for ( const ours of [ true, false ] ) {
		const styles = inlined[ ours ];
		if ( styles.length ) {
			things.push( {
				kind: 'inlined',
				name: styles.map( ( { id } ) => id ).join( ' + ' ),
				bytes: inlinedBytes( styles.map( ( { text } ) => text ) ),
				isOurs: ours,
			} );
		}
	}
	return things;
}
