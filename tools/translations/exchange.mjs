/**
 * Short lists for translators: what is not translated yet goes out, translations come in.
 */
import { createHash } from 'node:crypto';
import { keyOf } from '../pot/catalog.mjs';
import { isTranslated } from './files.mjs';
import { problemsOf, roomFor } from './problems.mjs';

/** @typedef {import('../pot/catalog.mjs').Entry} Entry */

/**
 * @param {{ text: string, context?: string }} entry
 * @return {string} A short name that stays the same while the text does.
 */
export function idOf( entry ) {
	return createHash( 'sha1' ).update( keyOf( entry ) ).digest( 'hex' ).slice( 0, 8 );
}

/**
 * @param {import('../pot/strings.mjs').Text[]} texts All places of all texts.
 * @return {Map<string, string>} Where each is used and as what, in a few words, by key: "blocks/menu label".
 */
export function usesOf( texts ) {
	const uses = new Map();
	for ( const text of texts ) {
		const place = text.reference.replace( /(\.\w+)?(:\d+)?$/, '' ).split( '/' );
		const use = [ place.slice( 0, place[ 0 ] === 'includes' ? 3 : 2 ).join( '/' ), text.given ]
			.filter( Boolean )
			.join( ' ' );
		uses.set( keyOf( text ), ( uses.get( keyOf( text ) ) ?? new Set() ).add( use ) );
	}
	return new Map( [ ...uses ].map( ( [ key, set ] ) => [ key, [ ...set ].slice( 0, 3 ).join( ', ' ) ] ) );
}

/**
 * @param {Entry[]}             entries
 * @param {Map<string, string>} uses    By usesOf().
 * @param {boolean}             all     Whether to list what is translated, too, for a review.
 * @return {Object[]} What a translator has to know of each.
 */
export function listFor( entries, uses, all = false ) {
	return entries
		.filter( ( entry ) => all || ! isTranslated( entry ) )
		.map( ( entry ) => ( {
			id: idOf( entry ),
			text: entry.text,
			...( entry.plural ? { plural: entry.plural } : {} ),
			...( entry.context ? { context: entry.context } : {} ),
			...( entry.comments.length
				? {
						comment: entry.comments
							.map( ( comment ) => comment.replace( /^translators:\s*/i, '' ) )
							.join( ' ' ),
					}
				: {} ),
			used: uses.get( keyOf( entry ) ) ?? '',
			...( entry.isLabel ? { longest: roomFor( entry.text ) } : {} ),
			...( all && isTranslated( entry )
				? { translation: entry.plural ? entry.translations : entry.translations[ 0 ] }
				: {} ),
		} ) );
}

/**
 * @param {Object[]} list
 * @return {string} JSON, one entry a line.
 */
export function writeList( list ) {
	return list.length ? `[\n${ list.map( ( item ) => JSON.stringify( item ) ).join( ',\n' ) }\n]\n` : '[]\n';
}

/**
 * @param {Entry[]}                           entries
 * @param {Record<string, string | string[]>} translations By ID.
 * @param {string}                            locale
 * @return {{ entries: Entry[], taken: number, refused: string[] }} The entries with those translations that are well
 *          formed, how many these are, and why others are not taken.
 */
export function takeIn( entries, translations, locale ) {
	const refused = [];
	const left = new Map( Object.entries( translations ) );
	let taken = 0;
	const filled = entries.map( ( entry ) => {
		const id = idOf( entry );
		if ( ! left.has( id ) ) {
			return entry;
		}
		const forms = [ left.get( id ) ].flat().map( String );
		left.delete( id );
		const problems = problemsOf( entry, forms, locale );
		if ( problems.length ) {
			refused.push( `${ id } ${ JSON.stringify( entry.text ) }: ${ problems.join( '; ' ) }` );
			return entry;
		}
		taken++;
		return { ...entry, translations: forms, flags: [] };
	} );
	refused.push( ...[ ...left.keys() ].map( ( id ) => `${ id }: there is no such text (any more)` ) );
	return { entries: filled, taken, refused };
}
