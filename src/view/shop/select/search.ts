/**
 * Which options of a long list somebody means who types. Pure.
 */

/** Letters without accents and case: who types "osterreich" means Österreich. */
export const plain = ( text: string ): string => text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase().trim();

/**
 * The options that have what was typed, those that begin with it first.
 *
 * @param labels Of all options.
 * @param typed  What was typed; nothing means all of them.
 * @return Their places, in the order in which they are shown.
 */
export function search( labels: readonly string[], typed: string ): number[] {
	const wanted = plain( typed );
	const places = labels
		.map( ( label, place ) => ( { at: plain( label ).indexOf( wanted ), place } ) )
		.filter( ( { at } ) => at >= 0 );
	return [ ...places.filter( ( { at } ) => at === 0 ), ...places.filter( ( { at } ) => at > 0 ) ].map(
		( { place } ) => place
	);
}

/**
 * Which options of a field can be chosen by who typed something.
 *
 * @param options All options of the field.
 * @param typed   What was typed; nothing means all of them.
 * @return Their places in the field.
 */
export const choices = (
	options: readonly Pick< HTMLOptionElement, 'text' | 'value' | 'disabled' >[],
	typed: string
): number[] =>
	search(
		options.map( ( { text } ) => text ),
		typed
	).filter( ( place ) => options[ place ]!.value && ! options[ place ]!.disabled );
