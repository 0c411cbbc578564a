/**
 * The languages that come with the plugin.
 */

/**
 * @typedef {Object} Locale
 * @property {string}                          name    In English.
 * @property {string}                          plurals Header Plural-Forms, as translate.wordpress.org has it.
 * @property {'all'|'visitors'}                words   Which words are translated: all, or those that visitors read.
 * @property {'complete'|'started'}            state   Of a complete language no word may be missing.
 */

/** @type {Record<string, Locale>} */
export const LOCALES = {
	ar: {
		name: 'Arabic',
		plurals:
			'nplurals=6; plural=(n == 0) ? 0 : ((n == 1) ? 1 : ((n == 2) ? 2 : ((n % 100 >= 3 && n % 100 <= 10) ? 3 : ((n % 100 >= 11 && n % 100 <= 99) ? 4 : 5))));',
		words: 'visitors',
		state: 'complete',
	},
	de_DE: { name: 'German', plurals: 'nplurals=2; plural=n != 1;', words: 'all', state: 'complete' },
	es_ES: { name: 'Spanish (Spain)', plurals: 'nplurals=2; plural=n != 1;', words: 'all', state: 'complete' },
	fr_FR: { name: 'French (France)', plurals: 'nplurals=2; plural=n > 1;', words: 'all', state: 'complete' },
	he_IL: { name: 'Hebrew', plurals: 'nplurals=2; plural=n != 1;', words: 'visitors', state: 'complete' },
	it_IT: { name: 'Italian', plurals: 'nplurals=2; plural=n != 1;', words: 'all', state: 'complete' },
	nl_NL: { name: 'Dutch', plurals: 'nplurals=2; plural=n != 1;', words: 'all', state: 'complete' },
	pl_PL: {
		name: 'Polish',
		plurals:
			'nplurals=3; plural=(n == 1) ? 0 : ((n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)) ? 1 : 2);',
		words: 'all',
		state: 'complete',
	},
};

/**
 * @param {string} locale
 * @return {Locale} What is known of it.
 * @throws {Error} If it is not one of ours.
 */
export function localeOf( locale ) {
	if ( ! Object.hasOwn( LOCALES, locale ) ) {
		throw new Error( `No such language: ${ locale }. There are ${ Object.keys( LOCALES ).join( ', ' ) }.` );
	}
	return LOCALES[ locale ];
}

/**
 * @param {string} plurals Header Plural-Forms.
 * @return {(number: number) => number} Which form a number takes.
 */
export function pluralRule( plurals ) {
	const rule = /plural\s*=\s*([^;]+);?/.exec( plurals )?.[ 1 ] ?? 'n != 1';
	if ( ! /^[n\d\s()?:!=<>%&|]+$/.test( rule ) ) {
		throw new Error( `Not a rule of plurals: ${ rule }` );
	}
	// Nothing but n, numbers and operators: see above.
	const evaluate = new Function( 'n', `return Number( ${ rule } );` );
	return ( number ) => evaluate( number );
}
