/** The counter's step by the specification. */
export const STEP = 5;

/**
 * Returns the step that an author chose.
 *
 * @param given Any value. The specification's step is used unless it is a whole number from 1 to 50.
 */
export const stepOf = ( given: unknown ): number =>
	Number.isInteger( given ) && ( given as number ) > 0 && ( given as number ) <= 50 ? ( given as number ) : STEP;

/**
 * Returns the counter's next value. It stays below 100 until the page has loaded.
 *
 * @param value The current value.
 * @param step  What is added each time, in percent.
 * @param ready Whether the page has loaded.
 */
export const next = ( value: number, step: number, ready: boolean ): number =>
	Math.min( value + step, ready ? 100 : 100 - ( 100 % step || step ) );
