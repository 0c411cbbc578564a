/**
 * Makes the plain page that a page of ours is measured against: the same HTML with its images and the theme's styles
 * and typefaces, but no style and no script of ours. Those of WooCommerce stay.
 */
import { isOurs } from './bytes.mjs';
import { TAGS, tagOf } from './tags.mjs';

/** Takes our modules out of the map of modules. */
function withoutOurs( { html, text } ) {
	const map = JSON.parse( text );
	const imports = Object.entries( map.imports ?? {} ).filter( ( [ , url ] ) => ! isOurs( url ) );
	return imports.length
		? html.replace( text, () => JSON.stringify( { ...map, imports: Object.fromEntries( imports ) } ) )
		: '';
}

/**
 * @param {string} html HTML of a page.
 * @return {string} The plain page.
 */
export const plainPage = ( html ) =>
	html.replace( TAGS, ( found ) => {
		const tag = tagOf( found );
		if ( /\stype=["']importmap["']/.test( found ) ) {
			return withoutOurs( tag );
		}
		return tag.isOurs ? '' : found;
	} );
