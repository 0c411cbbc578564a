/** The schema of a number in block.json that has both limits. */
export interface NumberSchema {
	minimum: number;
	maximum: number;
	default?: number;
}

/** Returns the nearest number within limits. */
export const clamp = ( value: number, { min, max }: { min: number; max: number } ) =>
	Math.min( max, Math.max( min, value ) );

/**
 * Reads the limits of a control from block.json, so that authors can set every valid value and no invalid one.
 *
 * @param schema Attribute in the imported block.json, such as `metadata.attributes.speed`.
 * @param unit   Divisor from the attribute's unit to the control's, such as 1000 if milliseconds are shown as seconds.
 * @return Props `min` and `max` for the control.
 */
export const rangeOf = ( { minimum, maximum }: NumberSchema, unit = 1 ) => ( {
	min: minimum / unit,
	max: maximum / unit,
} );

/**
 * Limits a number to its schema.
 *
 * @param schema Attribute in the imported block.json.
 * @param value  Value of a field, a string or a number.
 * @return The nearest valid number. A value that is not a number counts as 0.
 */
export const within = ( schema: NumberSchema, value: unknown ) => clamp( Number( value ) || 0, rangeOf( schema ) );
