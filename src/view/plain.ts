/**
 * Text as people type it in searches.
 */

/** What people type for letters that Unicode does not take apart into a letter and an accent. */
const TYPED: Record< string, string > = {
	ı: 'i',
	ł: 'l',
	đ: 'd',
	ø: 'o',
	ß: 'ss',
	æ: 'ae',
	'’': "'",
};

/** Removes accents and case, so that "osterreich" finds Österreich, and "aydin" Aydın. */
export const plain = ( text: string ): string =>
	text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replace( /[^\0-~]/g, ( letter ) => TYPED[ letter ] ?? letter )
		.trim();
