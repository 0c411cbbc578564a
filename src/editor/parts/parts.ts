/**
 * Pure functions for the colors of a block's parts, such as arrows or cards.
 */
import type { Part } from '../../schemas/part';

export type State = 'color' | 'hover' | 'active';
export type ColorTarget = 'text' | 'background';

/** Colors of one part by state. */
export type StateColors = Partial< Record< State, Partial< Record< ColorTarget, string | undefined > > | undefined > >;

/** The attribute `parts`: colors by the name of the part. */
export type Parts = Partial< Record< string, Part > >;

const STATES = { color: '', hover: 'hover-' } as const;

/** Converts a stored color to CSS. Core stores a preset as `var:preset|color|slug`. */
export const colorOf = ( value: string ): string =>
	value.replace( /^var:preset\|color\|([a-z0-9-]+)$/, 'var(--wp--preset--color--$1)' );

/**
 * Returns the classes and custom properties of a block in the canvas. `Eidan\Support\Parts` does this for the page.
 *
 * @param parts The attribute `parts`, which must be valid.
 */
export function partProps( parts: Parts ): { className: string; style: Record< string, string > } {
	const colors = Object.entries( parts ).flatMap( ( [ part, states ] ) =>
		( [ 'color', 'hover' ] as const ).flatMap( ( state ) =>
			( [ 'text', 'background' ] as const ).flatMap( ( ground ) => {
				const color = states?.[ state ]?.[ ground ];
				return color ? [ [ `${ part }-${ STATES[ state ] }${ ground }`, colorOf( color ) ] as const ] : [];
			} )
		)
	);
	return {
		className: colors.map( ( [ name ] ) => `has-${ name }` ).join( ' ' ),
		style: Object.fromEntries( colors.map( ( [ name, color ] ) => [ `--eidan-${ name }`, color ] ) ),
	};
}

/** Removes undefined members and empty objects, so that they are not stored. */
export const compact = < T extends object >( object: T ): T =>
	Object.fromEntries(
		Object.entries( object ).filter(
			( [ , value ] ) => value !== undefined && ( typeof value !== 'object' || Object.keys( value ?? {} ).length )
		)
	) as T;

/**
 * Returns the colors of a part with one color changed.
 *
 * @param colors Colors of the part.
 * @param state  State in which the color applies.
 * @param ground What gets the color: the text or the background.
 * @param color  New color in its stored form; undefined for none.
 */
export const withColor = < C extends StateColors >(
	colors: C,
	state: State,
	ground: ColorTarget,
	color: string | undefined
): C => compact( { ...colors, [ state ]: compact( { ...colors[ state ], [ ground ]: color } ) } );

/**
 * Returns the attribute `parts` with the colors of one part changed. A part without colors is removed.
 *
 * @param parts  The attribute `parts`.
 * @param part   Key in `parts`, such as `title`.
 * @param colors New colors of the part.
 */
export const withPart = ( parts: Parts, part: string, colors: Part ): Parts =>
	compact( { ...parts, [ part ]: colors } );

interface Preset {
	slug: string;
	color?: unknown;
}

/**
 * Converts a stored color to a CSS color for the control. Presets are stored by their slugs.
 *
 * @param palette Color presets of the theme, the site and WordPress.
 * @param value   Stored color.
 */
export const shownColor = ( palette: readonly Preset[], value: string | undefined ): unknown =>
	value?.startsWith( 'var:' ) ? palette.find( ( { slug } ) => value.endsWith( `|${ slug }` ) )?.color : value;

/**
 * Converts a color from the control to its stored form: a preset if the palette has this color.
 *
 * @param palette Color presets of the theme, the site and WordPress.
 * @param color   Color that the author chose.
 */
export const storedColor = ( palette: readonly Preset[], color: string | undefined ): string | undefined => {
	const preset = color && palette.find( ( known ) => known.color === color );
	return preset ? `var:preset|color|${ preset.slug }` : color || undefined;
};
