/**
 * Links in words, as rich text stores them.
 */
import type { Link } from './link';

const parse = ( html: string ): HTMLElement => {
	// A document of its own: nothing in it loads or runs.
	const { body } = document.implementation.createHTMLDocument( '' );
	body.innerHTML = html;
	return body;
};

/** The first link in a heading's words. */
export function linkIn( html: string ): Link {
	const link = parse( html ).querySelector( 'a[href]' );
	const value = ( name: string ) => link?.getAttribute( name ) || undefined;
	return { url: value( 'href' ), linkTarget: value( 'target' ), rel: value( 'rel' ) };
}

/**
 * A heading's words with one link around all of them.
 *
 * @param html Words, with links or without.
 * @param link The link; without an address there is none.
 */
export function withLink( html: string, { url, linkTarget, rel }: Link ): string {
	const body = parse( html );
	body.querySelectorAll( 'a' ).forEach( ( old ) => old.replaceWith( ...Array.from( old.childNodes ) ) );
	if ( url ) {
		const link = body.ownerDocument.createElement( 'a' );
		Object.entries( { href: url, target: linkTarget, rel } ).forEach(
			( [ name, value ] ) => value && link.setAttribute( name, value )
		);
		link.append( ...Array.from( body.childNodes ) );
		body.append( link );
	}
	return body.innerHTML;
}
