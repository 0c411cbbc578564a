import { sliderDefaults, type Slider } from '../../schemas/slider';

/**
 * The stages of the specification, widest first. A stage is a range of screen widths with its own number of slides.
 * `up` is its largest width in pixels (0: no limit), `name` its option, `width` the preview that shows it.
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

/** Name of the option with the number of slides of a stage. */
export type StageName = ( typeof STAGES )[ number ][ 'name' ];

/** Effects that show one slide at a time. */
const SINGLE = [ 'fade', 'flip' ];

/**
 * Returns all options with their effective values. Stored options override the block's defaults, and these override the
 * schema's.
 *
 * @param value    Stored options.
 * @param defaults Defaults of the block.
 */
export const withDefaults = ( value: Partial< Slider >, defaults: Partial< Slider > = {} ): Slider => ( {
	...sliderDefaults,
	...defaults,
	...value,
} );

/**
 * Returns the options to store after a change. Values that equal their default are not stored.
 *
 * @param value    Stored options.
 * @param change   New values, by option.
 * @param defaults Defaults of the block.
 */
export function withChange(
	value: Partial< Slider >,
	change: Partial< Slider >,
	defaults: Partial< Slider > = {}
): Partial< Slider > {
	const base: Record< string, unknown > = withDefaults( {}, defaults );
	return Object.fromEntries(
		Object.entries( { ...value, ...change } ).filter( ( [ name, item ] ) => item !== base[ name ] )
	);
}

/**
 * Whether the effect shows one slide at a time.
 *
 * @param options Options with all defaults filled in.
 */
export const isSingle = ( { effect }: Slider ): boolean => SINGLE.includes( effect );

/**
 * Returns the number of slides in view at a stage. `Eidan\Slider\Breakpoints` does the same for the page.
 *
 * Unless the author set numbers for narrower screens, these show the schema's number, but never more than the widest
 * screens.
 *
 * @param options Options with all defaults filled in.
 * @param name    Name of the stage.
 */
export const slidesInView = ( options: Slider, name: StageName ): number =>
	options.customStages || name === 'slidesPerView'
		? options[ name ]
		: Math.min( options.slidesPerView, sliderDefaults[ name ] );

/**
 * Returns the options to store after the author changed numbers of slides. The first change for a narrower screen also
 * stores the numbers of all other stages, so that these do not change.
 *
 * @param options Options with all defaults filled in.
 * @param values  New numbers by stage.
 */
export function withStages( options: Slider, values: Partial< Record< StageName, number > > ): Partial< Slider > {
	const { slidesPerView } = values;
	// As long as the author set no number for narrower screens, these follow the widest one.
	return ! options.customStages && slidesPerView !== undefined
		? { slidesPerView }
		: { ...ownStages( options ), ...values };
}

/**
 * Returns the effective number of each stage, to be stored as the author's own.
 *
 * @param options Options with all defaults filled in.
 */
export const ownStages = ( options: Slider ): Partial< Slider > => ( {
	...Object.fromEntries( STAGES.map( ( { name } ) => [ name, slidesInView( options, name ) ] ) ),
	customStages: true,
} );
