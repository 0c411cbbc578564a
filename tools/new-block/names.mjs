/**
 * What the template's placeholders stand for.
 *
 * @param {string} slug  Folder name, lower case with hyphens.
 * @param {string} title Title in the inserter; made from the slug when empty.
 * @return {Record<string, string>} Values by placeholder.
 */
export function names( slug, title ) {
	const words = slug.split( '-' );
	const [ first = '', ...rest ] = words;
	return {
		slug,
		title: title || [ first.charAt( 0 ).toUpperCase() + first.slice( 1 ), ...rest ].join( ' ' ),
		Pascal: words.map( ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 ) ).join( '' ),
		keyword: words.at( -1 ) ?? '',
	};
}

/**
 * Replaces `%name%` placeholders.
 *
 * @param {string}                 text   Template.
 * @param {Record<string, string>} values Values by placeholder.
 * @return {string} The text, unknown placeholders untouched.
 */
export function fill( text, values ) {
	return text.replace( /%(\w+)%/g, ( match, name ) => values[ name ] ?? match );
}
