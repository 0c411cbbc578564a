/**
 * Enlarges an image of the gallery while two fingers are on it. One finger moves the slider or the page, as everywhere.
 */
import { grown, held, share } from '../shop/gallery/place';

/**
 * Listens for two fingers.
 *
 * @param root   The gallery.
 * @param signal Removes all listeners.
 */
export function pinch( root: HTMLElement, signal: AbortSignal ): void {
	let image: HTMLImageElement | null | undefined;
	let box: DOMRect;
	let from: { x: number; y: number; apart: number };

	const listener = ( event: TouchEvent ) => {
		const { type, target, touches } = event;
		const [ one, other ] = touches;
		// A finger that scrolls has the browser already.
		if ( one && other && ! touches[ 2 ] && event.cancelable ) {
			const now = {
				x: ( one.clientX + other.clientX ) / 2,
				y: ( one.clientY + other.clientY ) / 2,
				apart: Math.hypot( one.clientX - other.clientX, one.clientY - other.clientY ),
			};
			if ( type === 'touchstart' ) {
				const link = ( target as Element ).closest( '.eidan-slider__slide [data-eidan-lightbox]' );
				image = link?.querySelector( 'img' );
				if ( image ) {
					box = link!.getBoundingClientRect();
					from = now;
					image.style.transformOrigin = `${ share( now.x, box.left, box.width ) } ${ share( now.y, box.top, box.height ) }`;
				}
			}
			if ( image ) {
				// Neither the page nor the link answers to these fingers.
				event.preventDefault();
				const zoom = grown( from.apart, now.apart );
				const x = held( now.x - from.x, from.x - box.left, box.width, zoom );
				const y = held( now.y - from.y, from.y - box.top, box.height, zoom );
				// Let the browser load a file for that size.
				image.sizes = `${ Math.round( zoom * box.width ) }px`;
				image.style.transform = `translate(${ x }px,${ y }px) scale(${ zoom })`;
			}
			return;
		}
		image?.style.removeProperty( 'transform' );
		image = undefined;
	};
	( [ 'touchstart', 'touchmove', 'touchend', 'touchcancel' ] as const ).forEach( ( type ) =>
		root.addEventListener( type, listener, { signal, passive: false } )
	);
}
