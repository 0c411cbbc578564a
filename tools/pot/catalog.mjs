/**
 * Catalogs of gettext: a template (POT) of all texts, and a PO file for each language.
 */
import { createRequire } from 'node:module';

// A CommonJS package. Loading it this way works under Jest, too.
const load = createRequire( `${ process.cwd() }/package.json` );

/**
 * @typedef {Object} Entry
 * @property {string}   text         English, singular.
 * @property {string}   [plural]     English, plural.
 * @property {string}   [context]
 * @property {string[]} comments     Comments for translators.
 * @property {string[]} references   Files.
 * @property {string[]} [notes]      What translators wrote for each other.
 * @property {string[]} [flags]      Such as "fuzzy".
 * @property {boolean}  [isLabel]    Whether it is the label of a control, which has little room.
 * @property {string[]} translations One, or one for each plural form of the language; "" where there is none yet.
 */

/**
 * @typedef {{ headers: Record<string, string>, entries: Entry[] }} Catalog
 */

/**
 * @param {{ text: string, context?: string }} entry
 * @return {string} What gettext tells texts apart by.
 */
export function keyOf( { text, context } ) {
	return context ? `${ context }\u0004${ text }` : text;
}

/**
 * @param {import('./strings.mjs').Text[]} texts
 * @return {Entry[]} Each text once, with all its places.
 */
export function entriesOf( texts ) {
	const entries = new Map();
	for ( const { text, plural, context, comment, reference, given } of texts ) {
		const key = keyOf( { text, context } );
		const entry = entries.get( key ) ?? { text, context, comments: new Set(), references: new Set() };
		entry.plural ??= plural;
		entry.isLabel ||= given === 'label' && /^(src|blocks)\//.test( reference );
		if ( comment ) {
			entry.comments.add( comment );
		}
		entry.references.add( reference.replace( /:\d+$/, '' ) );
		entries.set( key, entry );
	}
	return [ ...entries.values() ].map( ( entry ) => ( {
		...entry,
		comments: [ ...entry.comments ],
		references: [ ...entry.references ],
		translations: [],
	} ) );
}

/**
 * @param {string} text
 * @return {string} The text in quotes, as gettext writes it.
 */
function quoted( text ) {
	return JSON.stringify( text );
}

/**
 * @param {Entry}  entry
 * @param {number} plurals How many plural forms the language has.
 * @return {string} Its lines.
 */
function writeEntry( entry, plurals ) {
	const { text, plural, context, comments, references, notes = [], flags = [], translations } = entry;
	const marks = [ ...flags, ...( /%(\d+\$)?[sd]/.test( plural ?? text ) ? [ 'php-format' ] : [] ) ];
	const forms = Array.from( { length: plurals }, ( _, form ) => translations[ form ] ?? '' );
	return [
		...notes.map( ( note ) => `#  ${ note }`.trimEnd() ),
		...comments.map( ( comment ) => `#. ${ comment }` ),
		...references.map( ( reference ) => `#: ${ reference }` ),
		...( marks.length ? [ `#, ${ [ ...new Set( marks ) ].join( ', ' ) }` ] : [] ),
		...( context ? [ `msgctxt ${ quoted( context ) }` ] : [] ),
		`msgid ${ quoted( text ) }`,
		...( plural
			? [
					`msgid_plural ${ quoted( plural ) }`,
					...forms.map( ( form, index ) => `msgstr[${ index }] ${ quoted( form ) }` ),
				]
			: [ `msgstr ${ quoted( translations[ 0 ] ?? '' ) }` ] ),
		'',
	].join( '\n' );
}

/**
 * @param {Record<string, string>} headers Headers of a catalog.
 * @return {number} How many plural forms its language has.
 */
export function pluralsOf( headers ) {
	return Number( /nplurals\s*=\s*(\d+)/.exec( headers[ 'Plural-Forms' ] ?? '' )?.[ 1 ] ?? 2 );
}

/**
 * @param {Entry[]}                entries
 * @param {Record<string, string>} headers Headers of the catalog.
 * @return {string} The catalog. Lines are not folded, so that a change is one line.
 */
export function writeCatalog( entries, headers ) {
	const head = [
		'msgid ""',
		'msgstr ""',
		...Object.entries( headers ).map( ( [ name, value ] ) => quoted( `${ name }: ${ value }\n` ) ),
		'',
	].join( '\n' );
	const plurals = pluralsOf( headers );
	return [ head, ...entries.map( ( entry ) => writeEntry( entry, plurals ) ) ].join( '\n' );
}

/**
 * @param {string} source A PO file.
 * @return {Catalog} What is in it, without entries that are obsolete.
 * @throws {Error} Where it is not valid.
 */
export function readCatalog( source ) {
	const { po } = load( 'gettext-parser' );
	const { headers, translations } = po.parse( Buffer.from( source ) );
	const lines = ( comment ) => ( comment ? comment.split( '\n' ) : [] );
	const entries = Object.values( translations )
		.flatMap( ( group ) => Object.values( group ) )
		.filter( ( { msgid } ) => msgid !== '' )
		.map( ( { msgid, msgid_plural: plural, msgctxt, msgstr, comments = {} } ) => ( {
			text: msgid,
			...( plural ? { plural } : {} ),
			...( msgctxt ? { context: msgctxt } : {} ),
			comments: lines( comments.extracted ),
			references: lines( comments.reference ),
			notes: lines( comments.translator ),
			flags: ( comments.flag ?? '' ).split( /\s*[,\n]\s*/ ).filter( ( flag ) => flag && flag !== 'php-format' ),
			translations: msgstr,
		} ) );
	return { headers, entries };
}
