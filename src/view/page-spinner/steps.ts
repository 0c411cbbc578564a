/** The specification's step of the counter. */
export const STEP = 5;

/**
 * The step that an author chose.
 *
 * @param given Anything; what is no whole number from 1 to 50 is the specification's.
 */
export const stepOf = ( given: unknown ): number =>
	Number.isInteger( given ) && ( given as number ) > 0 && ( given as number ) <= 50 ? ( given as number ) : STEP;

/**
 * What the counter says next: it stays below 100 until the page has loaded.
 *
 * @param value What it says.
 * @param step  Its step.
 * @param ready Whether the page has loaded.
 */
export const next = ( value: number, step: number, ready: boolean ): number =>
	Math.min( value + step, ready ? 100 : 100 - ( 100 % step || step ) );
