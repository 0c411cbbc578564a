/**
 * What can be bought of the choices of a product. Pure.
 */

/** A variation, as WooCommerce prints it for its own script. */
export interface Variation {
	/** By name of the field; '' is any. */
	attributes: Record< string, string >;
	is_in_stock: boolean;
}

/** `out`: there is such a variation, and none left. `none`: there is none. */
export type State = 'there' | 'out' | 'none';

/**
 * What there is of a value beside what is chosen otherwise.
 *
 * @param variations Of the product.
 * @param chosen     Values by name of the field; '' for those not chosen.
 * @param name       Of the field.
 * @param value      Its value.
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
