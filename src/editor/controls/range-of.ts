import { clamp } from '../placing/place';

/** A number in block.json with both its limits. */
export interface NumberSchema {
	minimum: number;
	maximum: number;
}

/**
 * What a control allows, from block.json: authors can set whatever is valid, and nothing else.
 *
 * @param schema Attribute in block.json, imported: `metadata.attributes.speed`.
 * @param unit   How many of the attribute's unit make one of the control's, such as 1000 where milliseconds are shown
 *               as
 *               seconds.
 * @return Smallest and largest value in the control's unit, to be spread onto it.
 */
export const rangeOf = ( { minimum, maximum }: NumberSchema, unit = 1 ) => ( {
	min: minimum / unit,
	max: maximum / unit,
} );

/**
 * @param schema Attribute in block.json, imported.
 * @param value  What a field gives, as text or number.
 * @return The nearest number that is valid; the smallest one for what is no number.
 */
export const within = ( schema: NumberSchema, value: unknown ) => clamp( Number( value ) || 0, rangeOf( schema ) );
