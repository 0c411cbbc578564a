/**
 * Reads colors as CSS writes them, for duotones and gradients.
 */
import type { Rgb } from './contrast';

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Rgba = readonly [ number, number, number, number ];

const NUMBER = '(\\d{1,3}(?:\\.\\d{1,20})?|\\.\\d{1,20})(%?)';
const COMMA = '\\s*[\\s,]\\s*';
const PARTS = new RegExp(
	`\\(\\s*${ NUMBER }${ COMMA }${ NUMBER }${ COMMA }${ NUMBER }(?:\\s*[,/]\\s*${ NUMBER })?\\s*\\)`
);

/** A color by hue in degrees, saturation and lightness from 0 to 1: CSS Color 4, section 7.1. */
function ofHsl( hue: number, saturation: number, light: number ): Rgb {
	const amount = saturation * Math.min( light, 1 - light );
	const channel = ( from: number ) => {
		const at = ( from + hue / 30 ) % 12;
		return 255 * ( light - amount * Math.max( -1, Math.min( at - 3, 9 - at, 1 ) ) );
	};
	return [ channel( 0 ), channel( 8 ), channel( 4 ) ];
}

/**
 * Reads a color.
 *
 * @param css Hexadecimal digits, `rgb()`, `hsl()` or `transparent`, which the caller has recognised as such.
 * @return Undefined if it has other parts than three numbers and an alpha.
 */
export function colorOf( css: string ): Rgba | undefined {
	if ( css.toLowerCase() === 'transparent' ) {
		return [ 0, 0, 0, 0 ];
	}
	if ( css.startsWith( '#' ) ) {
		const digits = css.length < 6 ? css.slice( 1 ).replace( /./g, '$&$&' ) : css.slice( 1 );
		const at = ( index: number ) => parseInt( digits.slice( index, index + 2 ), 16 );
		return [ at( 0 ), at( 2 ), at( 4 ), digits.length > 6 ? at( 6 ) / 255 : 1 ];
	}
	const found = PARTS.exec( css );
	if ( ! found ) {
		return undefined;
	}
	const value = ( index: number ) => Number( found[ 2 * index + 1 ] );
	const isPercent = ( index: number ) => found[ 2 * index + 2 ] === '%';
	const alpha = found[ 7 ] === undefined ? 1 : Math.min( 1, value( 3 ) / ( isPercent( 3 ) ? 100 : 1 ) );
	const channel = ( index: number ) =>
		Math.min( 255, ( value( index ) * ( isPercent( index ) ? 255 : 1 ) ) / ( isPercent( index ) ? 100 : 1 ) );
	const color = /^hsl/i.test( css )
		? ofHsl( value( 0 ), Math.min( 1, value( 1 ) / 100 ), Math.min( 1, value( 2 ) / 100 ) )
		: ( [ channel( 0 ), channel( 1 ), channel( 2 ) ] as const );
	return [ ...color, alpha ];
}
