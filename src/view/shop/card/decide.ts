/**
 * What a product card shows once one value is chosen on it. Pure functions.
 */
import type { Choice } from '../choices/decide';

/** What a card shows. */
export interface Shown {
	/** Image of the first variation that fits. */
	image: Choice[ 'image' ];
	/** Price as HTML. '' if the variations that fit cost different amounts, or all of the product cost the same. */
	price: string;
	/** Text about the stock. '' unless one variation is meant. */
	stock: string;
	/** Whether everything that fits is sold out, or does not exist. */
	isOut: boolean;
	/** The variation that a press adds. Undefined if something else has to be chosen, or if it cannot be bought. */
	choice?: Choice;
	/** Values by the names of the fields, of that variation. */
	values: Record< string, string >;
}

/**
 * Decides what a card shows.
 *
 * @param variations Variations of the product. Empty if they are unknown.
 * @param name       Name of the field that was chosen from.
 * @param value      The chosen value.
 */
export function shownOf( variations: readonly Choice[], name: string, value: string ): Shown {
	const fitting = variations.filter( ( { attributes } ) => ! attributes[ name ] || attributes[ name ] === value );
	const there = fitting.filter( ( { is_in_stock: isInStock } ) => isInStock );
	const among = there.length ? there : fitting;
	const [ first ] = among;
	// Of several that fit nobody has chosen one, unless there is nothing else to choose.
	const isOne = fitting.length === 1 || ( !! first && Object.keys( first.attributes ).length === 1 );
	const values = { ...first?.attributes, [ name ]: value };
	const isMeant = isOne && Object.values( values ).every( Boolean );
	return {
		image: first?.image ?? {},
		price: among.every( ( { price } ) => price === first?.price ) ? ( first?.price ?? '' ) : '',
		stock: isMeant && first ? first.stock : '',
		isOut: variations.length > 0 && ! there.length,
		...( isMeant && there[ 0 ] && { choice: there[ 0 ] } ),
		values: isMeant ? values : { [ name ]: value },
	};
}
