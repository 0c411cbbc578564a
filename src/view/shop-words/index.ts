/**
 * The module `@eidan/shop-words`: shows messages of the shop. They come from any plugin, with entities and links.
 */
import { wordsOf } from '../search/suggestions';

export { wordsOf };

/** Plain text, or a link. */
export type Part = string | { text: string; url: string };

const LINK = /<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([^]*?)<\/a\s*>/gi;

/** Returns plain text, keeping a space at its start and end. */
const words = ( html: string ) =>
	`${ /^\s/.test( html ) ? ' ' : '' }${ wordsOf( html ) }${ /\S\s+$/.test( html ) ? ' ' : '' }`;

/** Returns an http(s) address. '' for all others, above all scripts. */
const address = ( href: string, base: string ) => {
	try {
		const { protocol, href: url } = new URL( href, base );
		return /^https?:$/.test( protocol ) ? url : '';
	} catch {
		return '';
	}
};

/**
 * Splits an HTML message into plain text and links. Other tags are removed. Pure function.
 *
 * @param html The message.
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
 * Shows an HTML message as plain text and links.
 *
 * @param element Its content is replaced.
 * @param html    The message.
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
