import { sliderDefaults, type Slider } from '../../schemas/slider';

/**
 * The stages of the specification: the widest screens of each, the widest first, with their option and the preview that
 * shows it.
 */
export const STAGES = [
	{ up: 0, name: 'slidesPerView', width: 'desktop' },
	{ up: 1440, name: 'slidesPerView1440', width: 'desktop' },
	{ up: 1366, name: 'slidesPerView1366', width: 'desktop' },
	{ up: 1024, name: 'slidesPerView1024', width: 'tablet' },
	{ up: 768, name: 'slidesPerView768', width: 'tablet' },
	{ up: 680, name: 'slidesPerView680', width: 'phone' },
	{ up: 480, name: 'slidesPerView480', width: 'phone' },
] as const;

/** Name of an option that says how many slides are in view. */
export type StageName = ( typeof STAGES )[ number ][ 'name' ];

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
	return Object.fromEntries(
		Object.entries( { ...value, ...change } ).filter( ( [ name, item ] ) => item !== base[ name ] )
	);
}

/**
 * Whether an effect shows one slide at a time.
 *
 * @param options Options in force.
 */
export const isSingle = ( { effect }: Slider ): boolean => SINGLE.includes( effect );

/**
 * How many slides are in view at a stage; `Eidan\\Slider\Breakpoints` says the same for the page.
 *
 * Without numbers of the author's own, narrower screens show the number of the schema, and never more than the widest:
 * a block's own defaults count once the author has chosen.
 *
 * @param options Options in force.
 * @param name    The stage.
 */
export const inView = ( options: Slider, name: StageName ): number =>
	options.customStages || name === 'slidesPerView'
		? options[ name ]
		: Math.min( options.slidesPerView, sliderDefaults[ name ] );

/**
 * What to store for new numbers of slides. The first choice for a narrower screen also stores what the others show, so
 * that they stay as they are.
 *
 * @param options Options in force.
 * @param values  New numbers by stage.
 */
export function withStages( options: Slider, values: Partial< Record< StageName, number > > ): Partial< Slider > {
	const { slidesPerView } = values;
	// The other stages follow the widest by themselves.
	return ! options.customStages && slidesPerView !== undefined
		? { slidesPerView }
		: { ...ownStages( options ), ...values };
}

/**
 * The numbers in force, as the author's own.
 *
 * @param options Options in force.
 */
export const ownStages = ( options: Slider ): Partial< Slider > => ( {
	...Object.fromEntries( STAGES.map( ( { name } ) => [ name, inView( options, name ) ] ) ),
	customStages: true,
} );
