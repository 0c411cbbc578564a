/**
 * What a shopper has chosen of a product with variations. Pure.
 */
import type { Variation } from '../swatches/state';

/** A variation as Shop\VariationForm prints it. */
export interface Choice extends Variation {
	/** Of the variation. */
	id: number;
	/** HTML, '' where all variations cost the same. */
	price: string;
	/** What WooCommerce says of the stock. */
	stock: string;
	image: { src?: string; srcset?: string; alt?: string };
	min: number;
	/** 0 for no maximum. */
	max: number;
}

/** What was chosen. */
export interface Chosen {
	/** Names of fields that are empty. */
	missing: string[];
	/**
	 * The variation; undefined while something is missing, where there is none, and where the variations are not known.
	 */
	choice: Choice | undefined;
	/** Why it cannot be bought: something is missing, there is no such variation, it is sold out; '' where it can. */
	problem: '' | 'choose' | 'none' | 'soldOut';
}

/**
 * What the values of the fields mean.
 *
 * @param choices All variations, in WooCommerce's order; none where they are not known: then the shop decides.
 * @param values  Values by name of the field; '' for those not chosen.
 */
export function chosenOf( choices: readonly Choice[], values: Record< string, string > ): Chosen {
	const missing = Object.keys( values ).filter( ( name ) => ! values[ name ] );
	if ( missing.length ) {
		return { missing, choice: undefined, problem: 'choose' };
	}
	// An empty value is any; the first that fits counts, as in WooCommerce's own form.
	const choice = choices.find( ( { attributes } ) =>
		Object.entries( attributes ).every( ( [ name, value ] ) => ! value || value === values[ name ] )
	);
	if ( ! choice ) {
		return { missing, choice, problem: choices.length ? 'none' : '' };
	}
	return { missing, choice, problem: choice.is_in_stock ? '' : 'soldOut' };
}
