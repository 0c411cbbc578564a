/**
 * What the site answers to a search (Panels\Suggestions), as it is shown. Pure functions.
 */

/** One that was found. */
export interface Suggestion {
	title: string;
	url: string;
	/** Kind of item, by its name in WordPress. */
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
 * The words of a title that WordPress made for HTML: without tags, its entities as characters. An element would do it,
 * but pages may forbid to fill one with HTML.
 *
 * @param html Title.
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
 * What of an answer can be shown.
 *
 * @param answer Anything: what stands before the site may answer in its place.
 * @throws Error where it is no list.
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
 * The address that is asked: the one of the results, and how many of them.
 *
 * @param route  Of the site's search.
 * @param fields What the form would send.
 * @param limit  How many at most.
 */
export function addressOf( route: string, fields: FormData, limit: number ): URL {
	const url = new URL( route );
	fields.forEach( ( value, name ) => url.searchParams.append( name, `${ value }` ) );
	url.searchParams.set( 'eidan-suggest', `${ limit }` );
	return url;
}
