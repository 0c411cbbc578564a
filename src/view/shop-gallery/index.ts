/**
 * The module `@eidan/shop-gallery`: goes to the image of a variation, and enlarges what is under the mouse. Moving from
 * image to image is the slider's work, the large view the lightbox's.
 */
import { define } from '@eidan/runtime';
import { placeOf, share, zoomOf } from '../shop/gallery/place';

interface Options {
	product?: number;
	/** Places of slides by their variation. */
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

	/** A thumbnail is the way there, once the slider runs. */
	const go = () => slider.querySelectorAll< HTMLElement >( '.is-ready>.is-thumbs>a' )[ shown ]?.click();
	const show = ( place: number ) => {
		if ( place !== shown ) {
			shown = place;
			go();
		}
	};
	slider.addEventListener( 'eidan:slide', go, { signal, once: true } );

	// The form's hidden field has the variation, in WooCommerce's classic form and in its block Add to Cart + Options,
	// which tells of it by no event. A hidden field's value is its attribute, whoever writes it. The block leaves the
	// variation in it when a choice is taken back: then the field of that choice is empty.
	const hear = ( { form }: HTMLInputElement ) => {
		const valueOf = ( name: string ) => form?.querySelector< HTMLInputElement >( `[name=${ name }]` )?.value ?? '';
		if ( form && Number( valueOf( 'product_id' ) ) === product ) {
			show(
				form.querySelector( '[type=hidden][name^=attribute_][value=""]' )
					? 0
					: placeOf( variations, valueOf( 'variation_id' ) )
			);
		}
	};
	const choices = new MutationObserver( ( records ) =>
		records.forEach( ( { target } ) => hear( target as HTMLInputElement ) )
	);
	choices.observe( document.body, { subtree: true, attributeFilter: [ 'value' ] } );
	signal.addEventListener( 'abort', () => choices.disconnect() );
	document.querySelectorAll< HTMLInputElement >( '[name=variation_id]' ).forEach( hear );

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
