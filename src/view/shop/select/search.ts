/**
 * Finds the options that match typed text. Pure functions.
 */
import { plain } from '../../plain';

/**
 * Finds options that contain the typed text. Those that start with it come first.
 *
 * @param labels Labels of all options.
 * @param typed  The typed text. If empty, all options match.
 * @return Indexes of the options, in the order of display.
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
 * Finds the options of a select that match and can be chosen.
 *
 * @param options All options of the select.
 * @param typed   The typed text. If empty, all options match.
 * @return Indexes of the options in the select.
 */
export const choices = (
	options: readonly Pick< HTMLOptionElement, 'text' | 'value' | 'disabled' >[],
	typed: string
): number[] =>
	search(
		options.map( ( { text } ) => text ),
		typed
	).filter( ( place ) => options[ place ]!.value && ! options[ place ]!.disabled );
