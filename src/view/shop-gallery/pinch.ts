/**
 * Enlarges an image of the gallery while two fingers are on it. One finger moves the slider or the page, as everywhere.
 */
import { pinched, type Finger } from '../shop/gallery/pinch';

/**
 * Listens for two fingers.
 *
 * @param root   The gallery.
 * @param signal Removes all listeners.
 */
export function pinch( root: HTMLElement, signal: AbortSignal ): void {
	let image: HTMLImageElement | null | undefined;
	let start: Finger[] = [];

	/** Positions of the fingers, from the middle of the image's frame. */
	const fingersOn = ( { touches }: TouchEvent, frame: Element ): Finger[] => {
		const { left, top, width, height } = frame.getBoundingClientRect();
		return [ ...touches ].map( ( { clientX, clientY } ) => [
			clientX - left - width / 2,
			clientY - top - height / 2,
		] );
	};
	const on = (
		type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
		listener: ( event: TouchEvent ) => void
	) => root.addEventListener( type, listener, { signal, passive: false } );
	const end = () => {
		image?.style.removeProperty( 'transform' );
		image = undefined;
	};

	on( 'touchstart', ( event ) => {
		end();
		// While one finger scrolls, the browser goes on with that.
		const link = ( event.target as Element ).closest( '.eidan-slider__slide [data-eidan-lightbox]' );
		if ( event.touches.length === 2 && link && event.cancelable ) {
			// Neither the page nor a link answers to these fingers.
			event.preventDefault();
			image = link.querySelector( 'img' );
			start = fingersOn( event, link );
		}
	} );
	on( 'touchmove', ( event ) => {
		if ( image && event.touches.length === 2 ) {
			event.preventDefault();
			const frame = image.parentElement!;
			const { scale, x, y } = pinched( start, fingersOn( event, frame ), frame.clientWidth, frame.clientHeight );
			// Let the browser load a file for that size.
			image.sizes = `${ Math.round( scale * frame.clientWidth ) }px`;
			image.style.transformOrigin = '';
			image.style.transform = `translate(${ x }px,${ y }px) scale(${ scale })`;
		}
	} );
	on( 'touchend', end );
	on( 'touchcancel', end );
}
