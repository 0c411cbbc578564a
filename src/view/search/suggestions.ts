/**
 * What WordPress answers to a search, as it is shown. Pure functions.
 */

/** One that was found. */
export interface Suggestion {
	title: string;
	url: string;
	/** Kind of entry, by its name in WordPress. */
	type: string;
}

const NAMED: Record< string, string > = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', hellip: '…', ndash: '–', mdash: '—' };

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
	return answer.flatMap( ( { title, url, subtype } = {} ) =>
		typeof title === 'string' && typeof url === 'string' && /^https?:/.test( url ) ? [ { title: wordsOf( title ) || url, url, type: String( subtype ) } ] : []
	);
}

/**
 * The address that is asked.
 *
 * @param route Of the search.
 * @param words What is looked for.
 * @param limit How many at most.
 * @param types Kinds of entries, none for all.
 */
export function addressOf( route: string, words: string, limit: number, types: readonly string[] ): URL {
	const url = new URL( route );
	for ( const [ name, value ] of Object.entries( { search: words, per_page: `${ limit }`, subtype: types.join() || 'any', _fields: 'title,url,subtype' } ) ) {
		url.searchParams.set( name, value );
	}
	return url;
}
