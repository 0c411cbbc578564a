/**
 * The module `@eidan/shop-gallery`: goes to the image of a variation, and enlarges what is under the mouse. Moving from image
 * to image is the slider's work, the large view the lightbox's.
 */
import { define } from '@eidan/runtime';
import { placeOf, share, zoomOf } from '../shop/gallery/place';

interface Options {
	product?: number;
	/** Places of slides by their attachment. */
	images?: Record< string, number >;
}

/** As much of jQuery as WooCommerce's form of variations tells its events by. */
type Query = ( of: EventTarget ) => Record< 'on' | 'off', ( type: string, of: string, then: ( event: { target: HTMLElement }, variation?: { image_id?: unknown } ) => void ) => void >;

export function gallery( root: HTMLElement, { product, images = {} }: Options, { signal }: { signal: AbortSignal } ): void {
	const slider = root.querySelector< HTMLElement >( '.eidan-slider' );
	if ( ! slider ) {
		return;
	}
	let shown = 0;

	/** A thumbnail is the way there, once the slider runs. */
	const go = () => slider.querySelectorAll< HTMLElement >( '.is-ready>.is-thumbs>a' )[ shown ]?.click();
	const show = ( place: number ) => {
		if ( place !== shown ) {
			shown = place;
			go();
		}
	};
	slider.addEventListener( 'eidan:slide', go, { signal, once: true } );

	const { jQuery } = window as { jQuery?: Query };
	const body = jQuery?.( document.body );
	const ofThis = ( { target }: { target: HTMLElement } ) => Number( target.dataset.product_id ) === product;
	const listen = ( type: string, act: ( variation?: { image_id?: unknown } ) => void ) => {
		const hear = ( event: { target: HTMLElement }, variation?: { image_id?: unknown } ) => ofThis( event ) && act( variation );
		body?.on( type, '.variations_form', hear );
		signal.addEventListener( 'abort', () => body?.off( type, '.variations_form', hear ) );
	};
	listen( 'found_variation', ( variation ) => show( placeOf( images, variation?.image_id ) ) );
	listen( 'reset_image', () => show( 0 ) );

	const rest = ( link: Element | null ) => link?.querySelector( 'img' )?.style.removeProperty( 'scale' );
	root.addEventListener(
		'pointermove',
		( { target, pointerType, clientX, clientY } ) => {
			const link = ( target as Element ).closest< HTMLElement >( '[data-eidan-lightbox]' );
			const image = link?.querySelector( 'img' );
			if ( ! image || pointerType !== 'mouse' ) {
				return;
			}
			const { left, top, width, height } = link!.getBoundingClientRect();
			const zoom = zoomOf( JSON.parse( link!.dataset.eidanLightbox! ).width ?? 0, width );
			if ( zoom > 1 ) {
				// The browser takes the file for that size.
				image.sizes = `${ Math.round( zoom * width ) }px`;
				image.style.transformOrigin = `${ share( clientX, left, width ) } ${ share( clientY, top, height ) }`;
				image.style.scale = String( zoom );
			}
		},
		{ signal, passive: true }
	);
	root.addEventListener(
		'pointerout',
		( { target, relatedTarget } ) => {
			const link = ( target as Element ).closest( '[data-eidan-lightbox]' );
			if ( ! link?.contains( relatedTarget as Node | null ) ) {
				rest( link );
			}
		},
		{ signal }
	);
}

define( 'product-gallery', gallery );
