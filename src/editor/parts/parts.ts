/**
 * Pure part of the colours of parts of blocks.
 */
import type { Part } from '../../schemas/part';

export type State = 'color' | 'hover' | 'active';
export type Ground = 'text' | 'background';

/** Colours of one part by state. */
export type StateColors = Partial< Record< State, Partial< Record< Ground, string | undefined > > | undefined > >;

/** The attribute `parts`. */
export type Parts = Partial< Record< string, Part > >;

const STATES = { color: '', hover: 'hover-' } as const;

/** A preset as core stores it, as CSS. */
export const colorOf = ( value: string ): string =>
	value.replace( /^var:preset\|color\|([a-z0-9-]+)$/, 'var(--wp--preset--color--$1)' );

/**
 * Classes and custom properties of a block in the canvas; `Eidan\Support\Parts` makes those of the page.
 *
 * @param parts Valid attribute.
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

/** Without what is not set, so that nothing is stored for it. */
export const compact = < T extends object >( object: T ): T =>
	Object.fromEntries(
		Object.entries( object ).filter(
			( [ , value ] ) => value !== undefined && ( typeof value !== 'object' || Object.keys( value ?? {} ).length )
		)
	) as T;

/**
 * The colours with one changed.
 *
 * @param colors Colours of a part.
 * @param state  State.
 * @param ground Text or background.
 * @param color  As it is stored; undefined for none.
 */
export const withColor = < C extends StateColors >(
	colors: C,
	state: State,
	ground: Ground,
	color: string | undefined
): C => compact( { ...colors, [ state ]: compact( { ...colors[ state ], [ ground ]: color } ) } );

/**
 * The parts with the colours of one changed; a part without any goes.
 *
 * @param parts  The attribute.
 * @param part   Name of the part.
 * @param colors Its colours.
 */
export const withPart = ( parts: Parts, part: string, colors: Part ): Parts =>
	compact( { ...parts, [ part ]: colors } );

interface Preset {
	slug: string;
	color?: unknown;
}

/**
 * What a palette shows for a stored colour: presets are stored by their names.
 *
 * @param palette Colours of theme, site and WordPress.
 * @param value   Stored colour.
 */
export const shownColor = ( palette: readonly Preset[], value: string | undefined ): unknown =>
	value?.startsWith( 'var:' ) ? palette.find( ( { slug } ) => value.endsWith( `|${ slug }` ) )?.color : value;

/**
 * The other way round.
 *
 * @param palette Colours of theme, site and WordPress.
 * @param color   Chosen colour.
 */
export const storedColor = ( palette: readonly Preset[], color: string | undefined ): string | undefined => {
	const preset = color && palette.find( ( known ) => known.color === color );
	return preset ? `var:preset|color|${ preset.slug }` : color || undefined;
};
