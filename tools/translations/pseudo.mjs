/**
 * A language that nobody speaks: English letters with marks, in brackets, longer than English. What is shown without them
 * is not translatable, and what is cut has no room for other languages.
 */

const LETTERS = Object.fromEntries(
	[ ...'aeiouyAEIOUYcnswzCNSWZ' ].map( ( letter, index ) => [ letter, [ ...'åéîöûýÅÉÎÖÛÝçñšŵžÇÑŠŴŽ' ][ index ] ] )
);

/** What translators leave as it is: placeholders, elements, entities, addresses. */
const KEPT = /(%(?:\d+\$)?(?:\.\d+)?[sdfu%]|<[^>]+>|\{\w+\}|&[a-z#\d]+;|https?:\S+)/gi;

/**
 * @param {string} text English.
 * @return {string} The same in brackets, such as "[Öpéñ]". Spaces at the ends stay outside.
 */
export function pseudo( text ) {
	const inner = text
		.trim()
		.split( KEPT )
		.map( ( part, index ) =>
			index % 2 ? part : part.replace( /[a-z]/gi, ( letter ) => LETTERS[ letter ] ?? letter )
		)
		.join( '' );
	return text.replace( text.trim(), () => `[${ inner }]` );
}

/**
 * @param {string}                               locale  A name for it.
 * @param {import('../pot/catalog.mjs').Entry[]} entries All texts.
 * @return {import('./compile.mjs').Language} The language, complete.
 */
export function pseudoLanguage( locale, entries ) {
	return {
		locale,
		plurals: 'nplurals=2; plural=n != 1;',
		entries: entries.map( ( entry ) => ( {
			...entry,
			translations: ( entry.plural ? [ entry.text, entry.plural ] : [ entry.text ] ).map( pseudo ),
		} ) ),
	};
}
