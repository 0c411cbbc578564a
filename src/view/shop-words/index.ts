/**
 * The module `@eidan/shop-words`: what the shop says, put on the page: text from any plugin, with entities and links.
 */
import { wordsOf } from '../search/suggestions';

export { wordsOf };

/** Words, or a link. */
export type Part = string | { text: string; url: string };

const LINK = /<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([^]*?)<\/a\s*>/gi;

/** Words with the room around them. */
const words = ( html: string ) =>
	`${ /^\s/.test( html ) ? ' ' : '' }${ wordsOf( html ) }${ /\S\s+$/.test( html ) ? ' ' : '' }`;

/** The address of a page; '' for all else, scripts above all. */
const address = ( href: string, base: string ) => {
	try {
		const { protocol, href: url } = new URL( href, base );
		return /^https?:$/.test( protocol ) ? url : '';
	} catch {
		return '';
	}
};

/**
 * What a message for HTML says, without its tags; what links to a page stays a link. Pure.
 *
 * @param html Message.
 * @param base Address of the page.
 */
export function partsOf( html: string, base: string ): Part[] {
	const parts: Part[] = [];
	let end = 0;
	for ( const { 0: whole, 1: double, 2: single, 3: inner = '', index } of html.matchAll( LINK ) ) {
		parts.push( words( html.slice( end, index ) ) );
		const text = words( inner );
		const url = address( wordsOf( double ?? single ?? '' ), base );
		parts.push( url && text ? { text, url } : text );
		end = index + whole.length;
	}
	return [ ...parts, words( html.slice( end ) ) ].filter( Boolean );
}

/**
 * Puts a message into an element, as words and links.
 *
 * @param element In the place of what it says.
 * @param html    Message.
 */
export function say( element: Element, html: string ): void {
	element.replaceChildren(
		...partsOf( html, document.baseURI ).map( ( part ) =>
			typeof part === 'string'
				? part
				: Object.assign( document.createElement( 'a' ), { href: part.url, textContent: part.text } )
		)
	);
}
