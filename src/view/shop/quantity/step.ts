/**
 * Computes quantities after minus and plus. Pure functions, used by all quantity fields.
 */

/** The limits of a field as numbers. */
export interface Range {
	min: number;
	/** `Infinity` if there is no maximum. */
	max: number;
	/** Difference between two quantities, above 0. */
	step: number;
}

/** Largest number of decimals of a quantity. More are rounding errors of binary fractions. */
const DIGITS = 10;

const numberOf = ( text: string ): number => ( text.trim() === '' ? NaN : Number( text ) );

/**
 * Reads the range of a field.
 *
 * @param field      Attributes of the field. '' if missing.
 * @param field.min  Smallest quantity. 0 if invalid, as in WooCommerce.
 * @param field.max  Largest quantity. No limit if invalid.
 * @param field.step Difference between quantities. 1 unless it is a number above 0 (it may be `any`).
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
 * Returns the nearest quantity inside a range. Text that is not a number gives the minimum. If the maximum is below the
 * minimum, which is a mistake in the settings, the minimum wins.
 *
 * @param value Value of the field.
 * @param range The field's range.
 */
export function clamp( value: string, { min, max }: Range ): number {
	const number = numberOf( value );
	return Number.isNaN( number ) ? min : Math.max( min, Math.min( max, number ) );
}

/**
 * Returns the quantity after a press of plus or minus, inside the range. A value that is not a number counts as the
 * minimum.
 *
 * @param value     Value of the field.
 * @param direction 1 for plus, -1 for minus.
 * @param range     The field's range.
 */
export function stepped( value: string, direction: 1 | -1, range: Range ): number {
	const number = numberOf( value );
	const next = ( Number.isNaN( number ) ? range.min : number ) + direction * range.step;
	// Round, since 0.1 + 0.2 gives 0.30000000000000004 in binary fractions.
	return clamp( Number.isFinite( next ) ? String( Number( next.toFixed( DIGITS ) ) ) : String( next ), range );
}
