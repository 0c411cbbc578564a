/**
 * Finds the parts of a page's HTML that load or carry styles and scripts, and those of them that are ours.
 */
import { decode, isOurs } from './bytes.mjs';

/**
 * @typedef {Object} Tag
 * @property {string}  name   `link`, `style` or `script`.
 * @property {string}  html   The whole element.
 * @property {string}  text   Content of the element.
 * @property {string}  url    Address of its file; "" if it has none.
 * @property {string}  id     Its ID; "" if it has none.
 * @property {boolean} isOurs Whether the plugin printed it.
 */

/** Elements with styles and scripts. */
export const TAGS = /<(link)\b[^>]*>|<(style|script)\b[^>]*>([\s\S]*?)<\/\2>/gi;

/**
 * @param {string} html An element.
 * @param {string} name Name of an attribute.
 * @return {string|undefined} Value of the attribute; "" if it has none, undefined if the element lacks the attribute.
 */
export function attribute( html, name ) {
	const opening = /^<[^>]*>/.exec( html )?.[ 0 ] ?? '';
	const found = new RegExp( `\\s${ name }(?:=(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=[\\s/>])`, 'i' ).exec( opening );
	return found ? decode( found[ 1 ] ?? found[ 2 ] ?? found[ 3 ] ?? '' ) : undefined;
}

/**
 * Says whether the plugin printed an element. Handles of ours begin with "eidan-", and so do IDs. Data of modules have
 * the module's ID. Scripts that place something at once have no ID, but name our classes.
 */
function isOursTag( { id, url, text, html } ) {
	return (
		isOurs( url ) ||
		/^eidan-|@eidan\//.test( id ) ||
		( id === '' && url === '' && text.includes( 'eidan' ) ) ||
		/^#eidan-/.test( attribute( html, 'href' ) ?? '' )
	);
}

/**
 * @param {string} html An element that `TAGS` found.
 * @return {Tag} Its parts.
 */
export function tagOf( html ) {
	const [ , link, other, text = '' ] = new RegExp( TAGS.source, 'i' ).exec( html ) ?? [];
	const tag = {
		name: ( link ?? other ?? '' ).toLowerCase(),
		html,
		text,
		url: attribute( html, link ? 'href' : 'src' ) ?? '',
		id: attribute( html, 'id' ) ?? '',
	};
	return { ...tag, isOurs: isOursTag( tag ) };
}

/**
 * @param {string} html Source of a whole page.
 * @return {Tag[]} Its elements with styles and scripts, in their order. What is inside a template, or for browsers
 *                 without script, is left out.
 */
export const tagsOf = ( html ) =>
	[ ...html.replace( /<(template|noscript)\b[\s\S]*?<\/\1>/gi, '' ).matchAll( TAGS ) ].map( ( [ found ] ) =>
		tagOf( found )
	);
