/**
 * Finds the variation that a shopper has chosen. Pure functions.
 */
import type { Variation } from '../swatches/state';

/** A variation, in the form in which Shop\VariationForm prints it. */
export interface Choice extends Variation {
	/** Id of the variation. */
	id: number;
	sku: string;
	/** Price as HTML. '' if all variations cost the same. */
	price: string;
	/** WooCommerce's text about the stock. */
	stock: string;
	image: { src?: string; srcset?: string; alt?: string };
	min: number;
	/** 0 for no maximum. */
	max: number;
}

/** The result of a shopper's choices. */
export interface Chosen {
	/** Names of fields that are empty. */
	missing: string[];
	/** The variation. Undefined while a choice is missing, if no variation fits, or if the variations are unknown. */
	choice: Choice | undefined;
	/**
	 * Why it cannot be bought: a choice is missing, no such variation exists, or it is sold out. '' if it can be
	 * bought.
	 */
	problem: '' | 'choose' | 'none' | 'soldOut';
}

/**
 * Finds the variation for the values of the fields.
 *
 * @param choices All variations, in WooCommerce's order. Empty if they are unknown; the shop decides then.
 * @param values  Values by the names of the fields. '' if nothing is chosen.
 */
export function chosenOf( choices: readonly Choice[], values: Record< string, string > ): Chosen {
	const missing = Object.keys( values ).filter( ( name ) => ! values[ name ] );
	if ( missing.length ) {
		return { missing, choice: undefined, problem: 'choose' };
	}
	// An empty value fits any choice. The first variation that fits counts, as in WooCommerce's own form.
	const choice = choices.find( ( { attributes } ) =>
		Object.entries( attributes ).every( ( [ name, value ] ) => ! value || value === values[ name ] )
	);
	if ( ! choice ) {
		return { missing, choice, problem: choices.length ? 'none' : '' };
	}
	return { missing, choice, problem: choice.is_in_stock ? '' : 'soldOut' };
}
