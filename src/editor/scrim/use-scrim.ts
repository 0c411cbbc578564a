import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';
import { useBlockEditorActions } from '../stores';
import { SAFE_OPACITY, opacityFor, stableOpacity, type Rgb } from './contrast';
import { measureFrames, isVideoUrl } from './frames';

/** Number of rows and columns into which an image is divided. Each part is larger than a letter. */
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
const rgbOf = ( color: string ): Rgb | undefined =>
	pixels( 1, ( context ) => {
		context.fillStyle = color;
		context.fillRect( 0, 0, 1, 1 );
	} )[ 0 ];

/**
 * Returns a color for each part of an image, or of several frames of a video. Rejects if the file cannot be loaded, or
 * if it is on another host that does not allow reading its pixels.
 */
async function measure( url: string ): Promise< Rgb[] > {
	const look = ( source: CanvasImageSource ) =>
		pixels( PARTS, ( context ) => context.drawImage( source, 0, 0, PARTS, PARTS ) );
	if ( isVideoUrl( url ) ) {
		return measureFrames( url, look );
	}
	const image = new Image();
	image.crossOrigin = 'anonymous';
	image.src = url;
	await image.decode();
	return look( image );
}

interface Options {
	/**
	 * Addresses of the images or videos behind the text. There can be several, because narrow screens can show another
	 * one. If empty, nothing is measured.
	 */
	urls: readonly string[];
	/** The element with the text. Its computed color is the color of the text. */
	words: RefObject< HTMLElement >;
	/** Color of the scrim. */
	scrim: Rgb;
	/** A string that changes whenever the color of the text can have changed. Then the contrast is measured again. */
	key: string;
	/** The stored opacity in whole percent. */
	stored: number;
	/** Called with a new opacity to store. The change is not an undo step. */
	onChange: ( percent: number ) => void;
}

/**
 * Measures how opaque a scrim must be so that text on an image has the contrast that WCAG requires.
 *
 * @return False if no scrim is enough for the color of the text.
 */
export function useScrim( { urls, words, scrim, key, stored, onChange }: Options ): boolean {
	const [ isEnough, setEnough ] = useState( true );
	const { __unstableMarkNextChangeAsNotPersistent: markNextChangeAsNotPersistent } = useBlockEditorActions();
	// Measuring takes time. These are the values at its end.
	const latest = useRef( { stored, onChange } );
	latest.current = { stored, onChange };
	const all = urls.join( '\n' );
	useEffect( () => {
		let isGone = false;
		const look = async () => {
			// Null if an image cannot be read, for instance because it is on another host.
			const parts = await Promise.all( all.split( '\n' ).map( measure ) ).then(
				( lists ) => lists.flat(),
				() => null
			);
			const color =
				words.current && words.current.ownerDocument.defaultView?.getComputedStyle( words.current ).color;
			const text = color ? rgbOf( color ) : undefined;
			if ( isGone || ! text ) {
				return;
			}
			// An unknown image can have every color, so assume the two extremes.
			const needed = opacityFor(
				parts ?? [
					[ 0, 0, 0 ],
					[ 255, 255, 255 ],
				],
				text,
				scrim
			);
			setEnough( needed !== null );
			const { current } = latest;
			const opacity = needed ?? SAFE_OPACITY;
			const percent = urls.some( isVideoUrl ) ? stableOpacity( current.stored, opacity ) : opacity;
			if ( percent !== current.stored ) {
				markNextChangeAsNotPersistent();
				current.onChange( percent );
			}
		};
		if ( all ) {
			void look();
		} else {
			setEnough( true );
		}
		return () => {
			isGone = true;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `all` contains the `urls`; the other values always do the same.
	}, [ all, `${ scrim }`, key ] );
	return isEnough;
}
