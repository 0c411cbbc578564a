/**
 * Reads and sets the link in a text, as rich text stores it.
 */
import type { Link } from './link';

const parse = ( html: string ): HTMLElement => {
	// A separate document does not load images or run scripts.
	const { body } = document.implementation.createHTMLDocument( '' );
	body.innerHTML = html;
	return body;
};

/** Returns the first link in a text. */
export function linkIn( html: string ): Link {
	const link = parse( html ).querySelector( 'a[href]' );
	const value = ( name: string ) => link?.getAttribute( name ) || undefined;
	return { url: value( 'href' ), linkTarget: value( 'target' ), rel: value( 'rel' ) };
}

/**
 * Puts one link around the whole text. Links in the text are removed.
 *
 * @param html Rich text.
 * @param link The link. Without an address, the text gets no link.
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
