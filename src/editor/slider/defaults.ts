import { sliderDefaults, type Slider } from '../../schemas/slider';

/** The stages of the specification: screen widths, from the widest, and their options. */
export const STAGES = [
	{ width: 1440, name: 'slidesPerView1440' },
	{ width: 1366, name: 'slidesPerView1366' },
	{ width: 1024, name: 'slidesPerView1024' },
	{ width: 768, name: 'slidesPerView768' },
	{ width: 680, name: 'slidesPerView680' },
	{ width: 480, name: 'slidesPerView480' },
] as const;

/** Effects that show one slide at a time. */
const SINGLE = [ 'fade', 'flip' ];

/**
 * The options in force: what is stored, over the block's defaults, over the schema's.
 *
 * @param value    Stored options.
 * @param defaults The block's own defaults.
 */
export const complete = ( value: Partial< Slider >, defaults: Partial< Slider > = {} ): Slider => ( {
	...sliderDefaults,
	...defaults,
	...value,
} );

/**
 * The stored options after a change; what is at its default is not stored.
 *
 * @param value    Stored options.
 * @param change   New values.
 * @param defaults The block's own defaults.
 */
export function changed(
	value: Partial< Slider >,
	change: Partial< Slider >,
	defaults: Partial< Slider > = {}
): Partial< Slider > {
	const base: Record< string, unknown > = complete( {}, defaults );
	return Object.fromEntries( Object.entries( { ...value, ...change } ).filter( ( [ name, item ] ) => item !== base[ name ] ) );
}

/**
 * Whether an effect shows one slide at a time.
 *
 * @param options Options in force.
 */
export const isSingle = ( { effect }: Slider ): boolean => SINGLE.includes( effect );
