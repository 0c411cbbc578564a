import { contrast, type Rgb } from './contrast';
import { measureFrames, isVideoUrl } from './frames';

/** Number of rows and columns into which an image is divided, if nothing else is said. */
const PARTS = 24;

/** Draws on a square canvas and returns its pixels. `size` is the width of the canvas in pixels. */
function pixels( size: number, draw: ( context: CanvasRenderingContext2D ) => void ): Rgb[] {
	const context = Object.assign( document.createElement( 'canvas' ), { width: size, height: size } ).getContext(
		'2d',
		{ willReadFrequently: true }
	);
	if ( ! context ) {
		return [];
	}
	draw( context );
	const { data } = context.getImageData( 0, 0, size, size );
	return Array.from( { length: size * size }, ( _, at ) => [
		data[ 4 * at ] ?? 0,
		data[ 4 * at + 1 ] ?? 0,
		data[ 4 * at + 2 ] ?? 0,
	] );
}

/** Converts any CSS color to RGB. The canvas does the conversion. */
export const rgbOf = ( color: string ): Rgb | undefined =>
	pixels( 1, ( context ) => {
		context.fillStyle = color;
		context.fillRect( 0, 0, 1, 1 );
	} )[ 0 ];

/**
 * Returns a color for each part of an image, row by row, or of several frames of a video. Rejects if the file cannot be
 * loaded, or if it is on another host that does not allow reading its pixels.
 *
 * @param url   Address of the file.
 * @param parts Number of rows and columns.
 */
export async function colorsOf( url: string, parts = PARTS ): Promise< Rgb[] > {
	const look = ( source: CanvasImageSource ) =>
		pixels( parts, ( context ) => context.drawImage( source, 0, 0, parts, parts ) );
	if ( isVideoUrl( url ) ) {
		return measureFrames( url, look );
	}
	const image = new Image();
	image.crossOrigin = 'anonymous';
	image.src = url;
	await image.decode();
	return look( image );
}

/** Whether a CSS color is nearer to white than to black, as to its contrast. */
export const isLightColor = ( color: string ): boolean => {
	const rgb = rgbOf( color );
	return ! rgb || contrast( rgb, [ 0, 0, 0 ] ) > contrast( rgb, [ 255, 255, 255 ] );
};
