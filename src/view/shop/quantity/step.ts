/**
 * What minus and plus make of a quantity. Pure: shared by all fields for a quantity, whatever page they are on.
 */

/** What a field allows, as numbers. */
export interface Range {
	min: number;
	/** `Infinity` where no maximum is set. */
	max: number;
	/** Above 0. */
	step: number;
}

/** Digits behind the point that a quantity has at most: more are an artefact of binary fractions. */
const DIGITS = 10;

const numberOf = ( text: string ): number => ( text.trim() === '' ? NaN : Number( text ) );

/**
 * The range of a field.
 *
 * @param field      Attributes of the field, '' for one that it does not have.
 * @param field.min  Least quantity; what is no number is 0, as WooCommerce has it.
 * @param field.max  Greatest quantity; what is no number is none.
 * @param field.step Distance of quantities; what is no number above 0 (`any`) is 1.
 */
export function rangeOf( field: { min: string; max: string; step: string } ): Range {
	const [ min, max, step ] = [ field.min, field.max, field.step ].map( numberOf ) as [ number, number, number ];
	return {
		min: Number.isFinite( min ) ? min : 0,
		max: Number.isFinite( max ) ? max : Infinity,
		step: step > 0 && Number.isFinite( step ) ? step : 1,
	};
}

/**
 * The nearest quantity that a range allows: at least min, at most max, and min for what is no number. A maximum below
 * the minimum is a mistake of whoever set it, and then the minimum holds.
 *
 * @param value What is in the field.
 * @param range What it allows.
 */
export function clamp( value: string, { min, max }: Range ): number {
	const number = numberOf( value );
	return Number.isNaN( number ) ? min : Math.max( min, Math.min( max, number ) );
}

/**
 * The quantity after a press of plus or minus: a step further, but not beyond the range. What is no number counts as
 * the minimum first.
 *
 * @param value     What is in the field.
 * @param direction 1 for plus, -1 for minus.
 * @param range     What the field allows.
 */
export function stepped( value: string, direction: 1 | -1, range: Range ): number {
	const number = numberOf( value );
	const next = ( Number.isNaN( number ) ? range.min : number ) + direction * range.step;
	// 0.1 + 0.2 is 0.30000000000000004 in binary fractions, and 0.3 to a shopper.
	return clamp( Number.isFinite( next ) ? String( Number( next.toFixed( DIGITS ) ) ) : String( next ), range );
}
