/**
 * What can be wrong with one translation. No language is judged here, only what a program can see.
 */
import { localeOf, pluralRule } from './locales.mjs';
import { pluralsOf } from '../pot/catalog.mjs';

/** Places that sprintf() fills, and "%%". */
const PLACEHOLDER = /%(?:\d+\$)?(?:\.\d+)?[sdfu]|%%/g;

/** Elements, and places of other kinds: {name}. */
const MARKUP = /<\/?[a-z][^>]*>|\{\w+\}/gi;

const found = ( text, pattern ) => ( text.match( pattern ) ?? [] ).sort();

/**
 * @param {string} text
 * @return {string[]} Its placeholders by the argument that each takes, such as "1s". "%s" without a number takes the
 *                    next one.
 */
function placeholders( text ) {
	let next = 0;
	return ( text.match( PLACEHOLDER ) ?? [] )
		.map( ( placeholder ) => {
			const [ , number, kind ] = /^%(?:(\d+)\$)?(?:\.\d+)?(.)$/.exec( placeholder );
			return kind === '%' ? '%' : `${ number ?? ++next }${ kind }`;
		} )
		.sort();
}

/**
 * @param {string} text
 * @return {string} The kind of its end: "…", ".", ":", "?", "!" or "" for a letter. Quotes and brackets do not count.
 */
function endOf( text ) {
	const last = text
		.trim()
		.replace( /[\s"'”“„»«’)\]]+$/, '' )
		.slice( -1 );
	return { '…': '…', '.': '.', '。': '.', ':': ':', '?': '?', '؟': '?', '!': '!', ',': ',', '،': ',' }[ last ] ?? '';
}

const words = ( text ) => text.split( /\s+/ ).filter( ( word ) => /\p{L}{2}/u.test( word ) );

/**
 * @param {string} text        English.
 * @param {string} translation
 * @return {string[]} What does not match, in words for the translator.
 */
function textProblems( text, translation ) {
	const problems = [];
	const expect = ( matches, problem ) => matches || problems.push( problem );
	expect( /^\s*/.exec( text )[ 0 ] === /^\s*/.exec( translation )[ 0 ], 'spaces at the start differ' );
	expect( /\s*$/.exec( text )[ 0 ] === /\s*$/.exec( translation )[ 0 ], 'spaces at the end differ' );
	expect( found( text, /\n/g ).length === found( translation, /\n/g ).length, 'line breaks differ' );
	expect(
		String( found( text, MARKUP ) ) === String( found( translation, MARKUP ) ),
		`markup differs: ${ found( text, MARKUP ).join( ' ' ) || 'there is none in English' }`
	);
	expect( ! /&[a-z]+;|&#\d+;/i.test( translation ) || /&[a-z#\d]+;/i.test( text ), 'write the letter, no entity' );
	expect( ! / {2}/.test( translation ) || / {2}/.test( text ), 'two spaces in a row' );
	expect( ! translation.includes( '...' ) || text.includes( '...' ), 'write … in place of three dots' );
	expect( endOf( text ) === endOf( translation ), `the end differs: English has "${ endOf( text ) || 'no mark' }"` );
	expect( ! /\uFFFD|[\u0000-\u0008\u000b-\u001f]/.test( translation ), 'a letter is broken' );
	expect(
		text !== translation || words( text.replace( PLACEHOLDER, '' ) ).length < 4,
		'not translated: it is the English text'
	);
	const urls = ( string ) => found( string, /https?:\/\/[^\s"<>)]+[\w/]/g );
	expect( urls( text ).length === urls( translation ).length, 'an address is missing' );
	return problems;
}

/**
 * How long the label of a control may be. The sidebar of the editor is 280 px wide and leaves 248 px, in which 38 letters
 * of 13 px stand side by side. A short label can stand in a row of buttons.
 *
 * @param {string} text English.
 * @return {number} In letters.
 */
export function roomFor( { length } ) {
	return Math.floor( Math.min( Math.max( 20, 2.2 * length ), Math.max( 38, 1.6 * length ) ) );
}

/**
 * @param {import('../pot/catalog.mjs').Entry} entry        What is translated.
 * @param {string[]}                           translations One, or one for each plural form.
 * @param {string}                             locale       Such as "de_DE".
 * @return {string[]} What is wrong, in words for the translator. None if all is well.
 */
export function problemsOf( { text, plural, isLabel }, translations, locale ) {
	const { plurals } = localeOf( locale );
	const count = plural === undefined ? 1 : pluralsOf( { 'Plural-Forms': plurals } );
	if ( translations.length !== count ) {
		return [ `needs ${ count } ${ count === 1 ? 'text' : 'plural forms' }, has ${ translations.length }` ];
	}
	const rule = pluralRule( plurals );
	const numbers = Array.from( { length: 200 }, ( _, number ) => number );
	const problems = translations.flatMap( ( translation, form ) => {
		if ( translation.trim() === '' ) {
			return [ 'is empty' ];
		}
		const takes = numbers.filter( ( number ) => rule( number ) === form );
		const isOne = plural !== undefined && takes.length === 1;
		const english = plural === undefined || isOne ? text : plural;
		const [ wanted, given ] = [ placeholders( plural ?? text ), placeholders( translation ) ];
		// A form for a single number can say it in words: "one item", "no items".
		const leavesNumber = isOne && given.every( ( placeholder ) => wanted.includes( placeholder ) );
		return [
			...( String( wanted ) === String( given ) || leavesNumber
				? []
				: [
						`placeholders differ: ${ found( english, PLACEHOLDER ).join( ' ' ) || 'there is none in English' }`,
					] ),
			...textProblems( english, translation ),
			...( isLabel && [ ...translation ].length > roomFor( english )
				? [ `too long for its control: ${ roomFor( english ) } letters at most` ]
				: [] ),
		];
	} );
	return [ ...new Set( problems ) ];
}
