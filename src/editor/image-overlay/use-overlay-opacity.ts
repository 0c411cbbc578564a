import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';
import { useBlockEditorActions } from '../stores';
import { SAFE_OPACITY, opacityFor, stableOpacity, type Rgb } from './contrast';
import { colorsOf, rgbOf } from './colors';
import { seenThrough, type Duotone } from './duotone';
import { belowGradient, type Gradient } from './gradient';
import { isVideoUrl } from './frames';

interface Options {
	/**
	 * Addresses of the images or videos behind the text. There can be several, because narrow screens can show another
	 * one. If empty, nothing is measured.
	 */
	urls: readonly string[];
	/** What the images are shown with. */
	duotone?: Duotone | undefined;
	/** What lies over the images. */
	gradient?: Gradient | undefined;
	/** The element with the text. Its computed color is the color of the text. */
	words: RefObject< HTMLElement >;
	/** Color of the overlay. */
	overlay: Rgb;
	/** A string that changes whenever the color of the text can have changed. Then the contrast is measured again. */
	key: string;
	/** The stored opacity in whole percent. */
	stored: number;
	/** Called with a new opacity to store. The change is not an undo step. */
	onChange: ( percent: number ) => void;
}

/**
 * Measures how opaque an overlay must be so that text on an image has the contrast that WCAG requires.
 *
 * @return False if no overlay is enough for the color of the text.
 */
export function useOverlayOpacity( {
	urls,
	duotone,
	gradient,
	words,
	overlay,
	key,
	stored,
	onChange,
}: Options ): boolean {
	const [ isEnough, setEnough ] = useState( true );
	const { __unstableMarkNextChangeAsNotPersistent: markNextChangeAsNotPersistent } = useBlockEditorActions();
	// Measuring takes time. These are the values at its end.
	const latest = useRef( { stored, onChange } );
	latest.current = { stored, onChange };
	const all = urls.join( '\n' );
	const layers = JSON.stringify( [ duotone, gradient ] );
	useEffect( () => {
		let isGone = false;
		const look = async () => {
			// Null if an image cannot be read, for instance because it is on another host.
			const parts = await Promise.all(
				all
					.split( '\n' )
					.map( async ( url ) =>
						( await colorsOf( url ) ).flatMap( ( color ) =>
							seenThrough( color, Array.isArray( duotone ) ? duotone : undefined, isVideoUrl( url ) )
						)
					)
			).then(
				( lists ) => ( duotone === 'unknown' || gradient === 'unknown' ? null : lists.flat() ),
				() => null
			);
			const color =
				words.current && words.current.ownerDocument.defaultView?.getComputedStyle( words.current ).color;
			const text = color ? rgbOf( color ) : undefined;
			if ( isGone || ! text ) {
				return;
			}
			// An unknown image can have every color, so assume the two extremes.
			const seen: readonly Rgb[] = parts ?? [
				[ 0, 0, 0 ],
				[ 255, 255, 255 ],
			];
			const needed = opacityFor(
				Array.isArray( gradient ) ? seen.flatMap( ( one ) => belowGradient( one, gradient ) ) : seen,
				text,
				overlay
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
	}, [ all, layers, `${ overlay }`, key ] );
	return isEnough;
}
