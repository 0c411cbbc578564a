/**
 * Pure functions for gradients that lie over images with words, as `Eidan\Pictures\Gradient` and `GradientCss` have them
 * for the page.
 */
import type { OverlayGradient } from '../../schemas/overlay-gradient';
import type { Rgb } from './contrast';
import { colorOf, type Rgba } from './css-color';
import { grayOf } from './duotone';

/** Colors of a gradient's stops, with its opacity in their alpha; 'unknown' if only the page knows them. */
export type Gradient = readonly Rgba[] | 'unknown';

interface Preset {
	slug: string;
	gradient?: unknown;
}

/** Percent, where the author chose none: as in core's cover block. */
export const GRADIENT_OPACITY = 50;

/** As in includes/Pictures/Gradient.php. */
const PARTS = 8;
const GAMMA = 2.2;

const PERCENT = '\\d{1,3}(?:\\.\\d{1,20})?%';
const COLOR =
	'(?:#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-f])|(?:rgb|hsl)a?\\([0-9., %/]{5,60}\\)|transparent)';
const SIDE = '(?:left|right|top|bottom)';
const LINEAR = `(?:-?\\d{1,4}(?:\\.\\d{1,20})?(?:deg|turn)|to ${ SIDE }(?: ${ SIDE })?)`;
const PLACE = `(?:${ PERCENT }|left|right|center|top|bottom)`;
const AT = `at ${ PLACE }(?: ${ PLACE })?`;
const STOP = `${ COLOR }(?:\\s+${ PERCENT }){0,2}`;
const GRADIENT = new RegExp(
	`^(?:linear-gradient\\(\\s*(?:${ LINEAR }\\s*,\\s*)?|radial-gradient\\(\\s*(?:(?:(?:circle|ellipse)(?: ${ AT })?|${ AT })\\s*,\\s*)?)(${ STOP }(?:\\s*,\\s*${ STOP }){1,11})\\s*\\)$`,
	'i'
);
const LENGTH = 500;

/**
 * Reads the colors of a gradient.
 *
 * @param css CSS.
 * @return Undefined for everything but plain linear and radial gradients of two to twelve colors.
 */
export function stopsOf( css: string ): readonly Rgba[] | undefined {
	const stops = css.length > LENGTH ? undefined : GRADIENT.exec( css )?.[ 1 ];
	const read = stops?.match( new RegExp( COLOR, 'gi' ) )?.map( colorOf );
	return read?.every( ( color ) => !! color ) ? ( read as Rgba[] ) : undefined;
}

const slugOf = ( value: string ) => /^var:preset\|gradient\|([a-z0-9-]{1,60})$/.exec( value )?.[ 1 ];

/**
 * Reads the attribute `overlayGradient`.
 *
 * @param value   The attribute.
 * @param presets Gradients of the site.
 * @return Undefined without a gradient.
 */
export function gradientOf(
	{ gradient = '', opacity = GRADIENT_OPACITY }: OverlayGradient,
	presets: readonly Preset[]
): Gradient | undefined {
	const slug = slugOf( gradient );
	const preset = slug && presets.find( ( one ) => one.slug === slug );
	if ( slug && ! preset ) {
		return undefined;
	}
	const stops = stopsOf( preset ? String( preset.gradient ) : gradient );
	return (
		stops?.map( ( [ red, green, blue, alpha ] ) => [ red, green, blue, ( alpha * opacity ) / 100 ] as const ) ??
		( preset ? 'unknown' : undefined )
	);
}

/** Points of the gradient: how much of the image is seen, from 0 to 1, and the color that is added to it. */
const pointsOf = ( stops: readonly Rgba[] ) =>
	stops.flatMap( ( stop, index ) =>
		Array.from( { length: PARTS }, ( _, part ) => {
			const next = stops[ index + 1 ] ?? stop;
			// Browsers mix colors in proportion to their alpha.
			const from = stop[ 3 ] * ( 1 - part / PARTS );
			const to = ( next[ 3 ] * part ) / PARTS;
			const mixed = ( channel: 0 | 1 | 2 ) => stop[ channel ] * from + next[ channel ] * to;
			return {
				rest: 1 - from - to,
				color: [ mixed( 0 ), mixed( 1 ), mixed( 2 ) ] as Rgb,
			};
		} )
	);

/**
 * A color of an image as it can be seen below the gradient: one for each part of it.
 *
 * @param color Color of a point.
 * @param stops Known colors.
 */
export const belowGradient = ( color: Rgb, stops: readonly Rgba[] ): Rgb[] =>
	pointsOf( stops ).map(
		( { rest, color: added } ) =>
			[ color[ 0 ] * rest + added[ 0 ], color[ 1 ] * rest + added[ 1 ], color[ 2 ] * rest + added[ 2 ] ] as const
	);

/**
 * The darkest and the brightest gray that an image can have below the gradient.
 *
 * @param range    The image's own ones; null = nothing is known.
 * @param gradient What lies over it.
 * @return Null if nothing is known.
 */
export function rangeBelow(
	range: readonly [ Rgb, Rgb ] | null,
	gradient: Gradient | undefined
): readonly [ Rgb, Rgb ] | null {
	if ( ! gradient || gradient === 'unknown' ) {
		return gradient ? null : range;
	}
	const [ darkest, brightest ] = range ? [ grayOf( range[ 0 ] ), grayOf( range[ 1 ] ) ] : [ 0, 1 ];
	const points = pointsOf( gradient ).map( ( { rest, color } ) => ( { rest, gray: grayOf( color ) } ) );
	const least = points.map( ( { rest, gray } ) => ( rest * darkest ) ** GAMMA + gray ** GAMMA );
	const low = Math.floor( 255 * Math.min( ...least ) ** ( 1 / GAMMA ) );
	const high = Math.min(
		255,
		Math.ceil( 255 * Math.max( ...points.map( ( { rest, gray } ) => rest * brightest + gray ) ) )
	);
	return [
		[ low, low, low ],
		[ high, high, high ],
	];
}

/**
 * Class and custom properties of a block with a gradient, for the canvas. `Gradient::apply()` prints those of the page.
 *
 * @param value The attribute `overlayGradient`.
 */
export function gradientProps( { gradient, opacity = GRADIENT_OPACITY }: OverlayGradient ): {
	className: string;
	style: Record< string, string >;
} {
	const slug = slugOf( gradient ?? '' );
	if ( ! gradient || ( ! slug && ! stopsOf( gradient ) ) ) {
		return { className: '', style: {} };
	}
	return {
		className: 'has-overlay-gradient',
		style: {
			'--eidan-overlay-gradient': slug ? `var(--wp--preset--gradient--${ slug })` : gradient,
			'--eidan-overlay-opacity': `${ opacity }%`,
		},
	};
}

/**
 * Converts a stored gradient to CSS for the control.
 *
 * @param presets Gradients of the site.
 * @param value   Stored gradient.
 */
export const shownGradient = ( presets: readonly Preset[], value = '' ): string | undefined => {
	const slug = slugOf( value );
	const preset = slug ? presets.find( ( one ) => one.slug === slug )?.gradient : value;
	return typeof preset === 'string' && preset ? preset : undefined;
};

/**
 * Returns the attribute with another gradient: the preset's name if the site has this gradient.
 *
 * @param presets Gradients of the site.
 * @param value   The attribute.
 * @param css     What the author chose; undefined for none.
 */
export const withGradient = (
	presets: readonly Preset[],
	value: OverlayGradient,
	css: string | undefined
): OverlayGradient => {
	const preset = css && presets.find( ( one ) => one.gradient === css );
	return css ? { ...value, gradient: preset ? `var:preset|gradient|${ preset.slug }` : css } : {};
};
