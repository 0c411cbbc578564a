/**
 * Pure functions for images behind WordPress's duotone filter, as `Eidan\Pictures\Duotone` computes them for the page.
 */
import { luminance, type Rgb } from './contrast';
import { colorOf } from './css-color';

/** Colors of a duotone from dark to light, at least two; 'unknown' if only the page knows them. */
export type Duotone = readonly Rgb[] | 'unknown';

interface Preset {
	slug: string;
	colors?: unknown;
}

const BLACK: Rgb = [ 0, 0, 0 ];
const WHITE: Rgb = [ 255, 255, 255 ];

/** How much lower and higher than its gray a tone can be: see includes/Pictures/Duotone.php. */
const LEAST_SHARE = 0.36;
const LEAST_SLOPE = 4;
const MOST_ABOVE = 0.026;

/** What includes/Pictures/Duotone.php reads, too. */
const READ = /^(?:#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})|rgb\(\s*\d{1,3}[\s,]+\d{1,3}[\s,]+\d{1,3}\s*\))$/;

function channelsOf( color: unknown ): Rgb | undefined {
	const [ red, green, blue ] = ( READ.test( String( color ) ) && colorOf( String( color ) ) ) || [];
	return red === undefined || green === undefined || blue === undefined ? undefined : [ red, green, blue ];
}

/**
 * Reads a duotone as WordPress stores it.
 *
 * @param value   Colors, a preset such as `var:preset|duotone|midnight`, or CSS such as `unset`.
 * @param presets Duotones of the site.
 * @return Undefined without a duotone.
 */
export function duotoneOf( value: unknown, presets: readonly Preset[] ): Duotone | undefined {
	const slug = typeof value === 'string' ? /^var:preset\|duotone\|([\w-]+)$/.exec( value )?.[ 1 ] : undefined;
	const colors = slug ? presets.find( ( preset ) => preset.slug === slug )?.colors : value;
	if ( ( ! slug && ! colors ) || colors === 'unset' || colors === 'none' ) {
		return undefined;
	}
	const read = Array.isArray( colors ) ? colors.map( channelsOf ) : [];
	const all = read.filter( ( color ): color is Rgb => !! color );
	return all.length >= 2 && all.length <= 8 && all.length === read.length ? all : 'unknown';
}

const toneOf = ( colors: readonly Rgb[], tone: number ): Rgb => {
	const at = tone * ( colors.length - 1 );
	const index = Math.min( colors.length - 2, Math.floor( at ) );
	const [ one = BLACK, other = WHITE ] = colors.slice( index );
	const of = ( channel: 0 | 1 | 2 ) =>
		Math.round( one[ channel ] + ( other[ channel ] - one[ channel ] ) * ( at - index ) );
	return [ of( 0 ), of( 1 ), of( 2 ) ];
};

/**
 * A color as the filter shows it.
 *
 * @param color   Color of a point.
 * @param duotone Known colors.
 */
export const throughDuotone = ( [ red, green, blue ]: Rgb, duotone: readonly Rgb[] ): Rgb =>
	toneOf( duotone, ( 0.299 * red + 0.587 * green + 0.114 * blue ) / 255 );

/**
 * The colors that visitors may see of a point of an image or of a film. WebKit shows a film without the filter.
 *
 * @param color   Color of the point.
 * @param duotone Known colors; undefined = no duotone.
 * @param isFilm  Whether it is of a film.
 */
export const seenThrough = ( color: Rgb, duotone: readonly Rgb[] | undefined, isFilm: boolean ): Rgb[] => [
	...( duotone ? [ throughDuotone( color, duotone ) ] : [] ),
	...( ! duotone || isFilm ? [ color ] : [] ),
];

/** The gray, from 0 to 1, that is about as bright as a color. */
export const grayOf = ( [ red, green, blue ]: Rgb ) =>
	( 0.2126 * ( red / 255 ) ** 2.2 + 0.7152 * ( green / 255 ) ** 2.2 + 0.0722 * ( blue / 255 ) ** 2.2 ) ** ( 1 / 2.2 );

/**
 * The darkest and the brightest color that an image can have behind the filter.
 *
 * @param range   The image's own ones; null = nothing is known.
 * @param duotone What it is shown with.
 * @param isFilm  Whether it is a film, which the server does not measure, and WebKit shows without the filter.
 * @return Null if nothing is known.
 */
export function rangeBehind(
	range: readonly [ Rgb, Rgb ] | null,
	duotone: Duotone | undefined,
	isFilm = false
): readonly [ Rgb, Rgb ] | null {
	if ( ! duotone ) {
		return range;
	}
	if ( duotone === 'unknown' || isFilm ) {
		return null;
	}
	const [ darkest, brightest ] = range ?? [ BLACK, WHITE ];
	const low = grayOf( darkest );
	const from = Math.floor( 255 * Math.max( LEAST_SHARE * low, 1 - LEAST_SLOPE * ( 1 - low ) ) );
	const to = Math.min( 255, Math.ceil( 255 * ( grayOf( brightest ) + MOST_ABOVE ) ) );
	const seen = Array.from( { length: Math.max( 1, to - from + 1 ) }, ( _, at ) =>
		toneOf( duotone, ( from + at ) / 255 )
	).sort( ( one, other ) => luminance( one ) - luminance( other ) );
	return [ seen[ 0 ] ?? BLACK, seen.at( -1 ) ?? WHITE ];
}
