/**
 * Prepares the site's answer to a search (Panels\Suggestions) for display. Pure functions.
 */

/** A search result. */
export interface Suggestion {
	title: string;
	url: string;
	/** Name of its post type. */
	type: string;
}

const NAMED: Record< string, string > = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: '\u00a0',
	hellip: '…',
	ndash: '–',
	mdash: '—',
};

/**
 * Returns the plain text of a title that WordPress made for HTML: without tags, entities as characters. An element's
 * innerHTML would do it, but a page's security policy may forbid setting that.
 */
export const wordsOf = ( html: string ): string =>
	html
		.replace( /<[^>]*>/g, '' )
		.replace( /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, ( whole, decimal, hex, name ) => {
			if ( name ) {
				return NAMED[ name ] ?? whole;
			}
			const code = decimal ? Number( decimal ) : parseInt( hex, 16 );
			return code <= 0x10ffff ? String.fromCodePoint( code ) : whole;
		} )
		.trim();

/**
 * Returns the valid results of an answer.
 *
 * @param answer Anything: a proxy or firewall may have answered in place of the site.
 * @throws Error if the answer is not a list.
 */
export function suggestionsOf( answer: unknown ): Suggestion[] {
	if ( ! Array.isArray( answer ) ) {
		throw new Error( 'No list' );
	}
	return answer.flatMap( ( { title, url, type } = {} ) =>
		typeof title === 'string' && typeof url === 'string' && /^https?:/.test( url )
			? [ { title: wordsOf( title ) || url, url, type: String( type ) } ]
			: []
	);
}

/**
 * Returns the request's address: the address of the results page, plus the number of suggestions.
 *
 * @param route  Address of the site's search.
 * @param fields Fields of the form.
 * @param limit  Largest number of suggestions.
 */
export function addressOf( route: string, fields: FormData, limit: number ): URL {
	const url = new URL( route );
	fields.forEach( ( value, name ) => url.searchParams.append( name, `${ value }` ) );
	url.searchParams.set( 'eidan-suggest', `${ limit }` );
	return url;
}
