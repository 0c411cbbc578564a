/**
 * Tells which choices of a product can be bought. Pure functions.
 */

/** A variation, in the form in which WooCommerce prints it for its own script. */
export interface Variation {
	/** Values by the names of the fields. '' fits any value. */
	attributes: Record< string, string >;
	is_in_stock: boolean;
}

/** `out`: such a variation exists but is sold out. `none`: no such variation exists. */
export type State = 'there' | 'out' | 'none';

/**
 * Returns the state of one value together with the other choices.
 *
 * @param variations Variations of the product.
 * @param chosen     Values by the names of the fields. '' if nothing is chosen.
 * @param name       Name of the field.
 * @param value      The value to test in that field.
 */
export function stateOf(
	variations: readonly Variation[],
	chosen: Record< string, string >,
	name: string,
	value: string
): State {
	const wanted = { ...chosen, [ name ]: value };
	const fitting = variations.filter( ( { attributes } ) =>
		Object.entries( attributes ).every( ( [ of, own ] ) => ! own || ! wanted[ of ] || own === wanted[ of ] )
	);
	if ( ! fitting.length ) {
		return 'none';
	}
	return fitting.some( ( { is_in_stock: isInStock } ) => isInStock ) ? 'there' : 'out';
}
