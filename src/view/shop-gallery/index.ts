/**
 * The module `@eidan/shop-gallery`: shows the image of the chosen variation, and enlarges an image under the mouse or two
 * fingers. The slider moves from image to image, and the lightbox provides the large view.
 */
import { define } from '@eidan/runtime';
import { placeOf, share, zoomOf } from '../shop/gallery/place';
import { pinch } from './pinch';

interface Options {
	product?: number;
	/** Indexes of slides, by the ids of their variations. */
	variations?: Record< string, number >;
}

export function gallery(
	root: HTMLElement,
	{ product, variations = {} }: Options,
	{ signal }: { signal: AbortSignal }
): void {
	const slider = root.querySelector< HTMLElement >( '.eidan-slider' );
	if ( ! slider ) {
		return;
	}
	let shown = 0;
	let chosen = 0;

	/** Goes to the slide by clicking its thumbnail, once the slider is ready. */
	const go = () => slider.querySelectorAll< HTMLElement >( '.is-ready>.is-thumbs>a' )[ shown ]?.click();
	const show = ( variation: number ) => {
		const place = placeOf( variations, `${ variation }` );
		// The shopper may have left the slide of the last choice. If no variation has a slide, none is better than that.
		if ( place !== shown || ( variation && variation !== chosen && Object.keys( variations )[ 0 ] ) ) {
			shown = place;
			go();
		}
		chosen = variation;
	};
	slider.addEventListener( 'eidan:slide', go, { signal, once: true } );

	// The form's hidden field holds the variation, both in WooCommerce's classic form and in its block Add to Cart +
	// Options, which fires no event. The value of a hidden field is its attribute, so an observer sees every change. If
	// a choice is undone, the block leaves the variation in the field, but the field of that choice is empty.
	const readForm = ( { form }: HTMLInputElement ) => {
		const valueOf = ( name: string ) => form?.querySelector< HTMLInputElement >( `[name=${ name }]` )?.value ?? '';
		if ( form && Number( valueOf( 'product_id' ) ) === product ) {
			show(
				form.querySelector( '[type=hidden][name^=attribute_][value=""]' )
					? 0
					: Number( valueOf( 'variation_id' ) )
			);
		}
	};
	const choices = new MutationObserver( ( records ) =>
		records.forEach( ( { target } ) => readForm( target as HTMLInputElement ) )
	);
	choices.observe( document.body, { subtree: true, attributeFilter: [ 'value' ] } );
	signal.addEventListener( 'abort', () => choices.disconnect() );
	document.querySelectorAll< HTMLInputElement >( '[name=variation_id]' ).forEach( readForm );

	pinch( root, signal );

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
				// Let the browser load a file for that size.
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
