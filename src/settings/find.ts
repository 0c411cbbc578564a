/**
 * Finds settings by words.
 */
import type { Field, Tab } from './types';

export interface Hit {
	tab: Tab;
	/** Title of the section. */
	section: string;
	/** Missing where the hit is a card, such as that of the demo site. */
	field?: Field;
	/** Id of the element to focus. */
	id: string;
}

/** A card of a tab that has no fields of its own. */
export interface Place {
	tab: string;
	title: string;
	/** Further words by which it is found. */
	words: string;
	id: string;
}

const plain = ( text: string ) => text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

const wordsOf = ( tab: Tab, section: string, field: Field ) =>
	[
		tab.title,
		section,
		field.label,
		field.help,
		...( field.type === 'choice'
			? field.options.flatMap( ( { label, description } ) => [ label, description ] )
			: [] ),
	].join( ' ' );

/**
 * Returns the settings and cards that have all words, those with the words in their own name first.
 *
 * @param words  What was typed.
 * @param tabs   Tabs of the screen.
 * @param places Cards of the screen.
 * @param idOf   Returns the id of a setting's element.
 */
export function find(
	words: string,
	tabs: readonly Tab[],
	places: readonly Place[],
	idOf: ( path: string ) => string
) {
	const asked = plain( words ).split( /\s+/ ).filter( Boolean );
	const search = ( has: ( text: string ) => boolean ) => {
		const hits = tabs.flatMap( ( tab ): ( Hit & { first: boolean } )[] => [
			...places.flatMap( ( { tab: name, title, words: more, id } ) =>
				name === tab.name && has( `${ tab.title } ${ title } ${ more }` )
					? [ { tab, section: title, id, first: has( title ) } ]
					: []
			),
			...tab.sections.flatMap( ( { title, fields } ) =>
				fields.flatMap( ( field ) =>
					has( wordsOf( tab, title, field ) )
						? [ { tab, section: title, field, id: idOf( field.path ), first: has( field.label ) } ]
						: []
				)
			),
		] );
		return [ ...hits.filter( ( { first } ) => first ), ...hits.filter( ( { first } ) => ! first ) ];
	};
	if ( ! asked.length ) {
		return [];
	}
	// Words that begin so. Only if there is none, what has the letters somewhere: some languages write words as one.
	const beginning = search( ( text ) => {
		const there = plain( text ).split( /[^\p{L}\p{N}]+/u );
		return asked.every(
			( word ) => there.some( ( own ) => own.startsWith( word ) ) || plain( text ).includes( ` ${ word }` )
		);
	} );
	return beginning.length
		? beginning
		: search( ( text ) => asked.every( ( word ) => plain( text ).includes( word ) ) );
}
