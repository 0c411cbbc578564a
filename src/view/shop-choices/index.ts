/**
 * The module `@eidan/shop-choices`: the variations of a product in its quick view. It loads when a quick view is
 * opened. It requests WooCommerce's fields, and updates price, stock, image and quantity after each choice.
 * `@eidan/add-to-cart` puts the product into the cart.
 */
import { trustedHtml } from '@eidan/list';
import { loadPart } from '@eidan/parts';
import { read } from '@eidan/shop-client';
import type { Settings } from '../add-to-cart/settings';
import { chosenOf, type Choice } from '../shop/choices/decide';

/**
 * Scripts that the form may need, by the elements that need them. Those that the page has already are not loaded again.
 */
const PARTS: Record< string, () => Promise< unknown > > = {
	'[data-eidan-swatches]': () => loadPart( 'shop-swatches', () => import( '@eidan/shop-swatches' ) ),
	'[data-eidan-quantity]': () => loadPart( 'shop-quantity', () => import( '@eidan/shop-quantity' ) ),
};

/** Requests the form of a product from our server. */
async function formOf(
	product: number,
	{ pick, headers = {} }: Settings,
	signal: AbortSignal
): Promise< DocumentFragment > {
	const { body } = await read( pick.choices + product, headers, signal );
	const template = document.createElement( 'template' );
	template.innerHTML = trustedHtml.createHTML( `${ ( Object( body ) as { html?: unknown } ).html }` );
	if ( ! template.content.querySelector( 'form' ) ) {
		throw new Error( pick.failed );
	}
	return template.content;
}

/** Loads the form's style sheets first, so that nothing moves when they arrive. */
const styled = ( content: DocumentFragment ): Promise< unknown > =>
	Promise.all(
		[ ...content.querySelectorAll( 'link' ) ].map( ( link ) => {
			link.remove();
			return (
				document.querySelector( `link[href=${ JSON.stringify( link.getAttribute( 'href' ) ) }]` ) ??
				new Promise( ( done ) => {
					link.onload = link.onerror = done;
					document.head.append( link );
				} )
			);
		} )
	);

/** Returns a function that shows a variation in the dialog, or the original state without one. */
function shownOf( form: HTMLFormElement ) {
	const glance = form.closest( '.eidan-product__glance' );
	const price = glance?.querySelector( '.eidan-product__price' );
	const stock = form.querySelector( '.eidan-choices__stock' )!;
	if ( price ) {
		price.ariaLive = 'polite';
	}
	const image = glance?.parentElement?.querySelector( 'img' );
	const amount = form.querySelector< HTMLInputElement >( 'input[name="quantity"]' );
	const before = {
		price: price?.innerHTML ?? '',
		stock: '',
		image: {
			src: image?.getAttribute( 'src' ) ?? '',
			srcset: image?.getAttribute( 'srcset' ) ?? '',
			alt: image?.alt ?? '',
		},
		min: Number( amount?.min || 1 ),
		max: Number( amount?.max || 0 ),
	};

	return ( choice?: Choice ) => {
		const { stock: left, min, max } = choice ?? before;
		if ( price ) {
			price.innerHTML = trustedHtml.createHTML( choice?.price || before.price );
		}
		stock.textContent = left;
		const { src, srcset, alt } = choice?.image.src ? choice.image : before.image;
		if ( image && src && image.getAttribute( 'src' ) !== src ) {
			Object.assign( image, { srcset: srcset ?? '', src, alt: alt ?? '' } );
		}
		if ( amount ) {
			Object.assign( amount, { min: `${ min }`, max: max ? `${ max }` : '' } );
			amount.value = `${ Math.min( Math.max( Number( amount.value ) || min, min ), max || Infinity ) }`;
		}
	};
}

/** Returns what is chosen on the card of a product, by the names of the fields. The card is in the dialog's list. */
const chosenOnCard = ( root: HTMLElement, product: number ): Record< string, string > =>
	Object.fromEntries(
		[
			...( root
				.closest( '.has-card-dialog' )
				?.querySelectorAll< HTMLSelectElement >( '[data-eidan-card-swatches] select' ) ?? [] ),
		]
			.filter(
				( field ) =>
					JSON.parse(
						field.closest< HTMLElement >( '[data-eidan-card-swatches]' )!.dataset.eidanCardSwatches || '{}'
					).product === product
			)
			.map( ( { dataset, value } ) => [ dataset.attribute_name, value ] )
	);

/**
 * Prepares the choices of a quick view.
 *
 * @param root     Element to fill. At first it holds a link to the product, and an element for messages.
 * @param product  The variable product's id.
 * @param settings The data that PHP prints for `@eidan/add-to-cart`.
 * @param signal   Stops it when aborted.
 */
export async function choices(
	root: HTMLElement,
	product: number,
	settings: Settings,
	signal: AbortSignal
): Promise< void > {
	const content = await formOf( product, settings, signal ).finally( () => ( root.ariaBusy = 'false' ) );
	await styled( content );
	const form = content.querySelector( 'form' )!;
	const hadFocus = root.contains( document.activeElement );
	const status = root.querySelector( '[role="status"]' )!;
	const fields = [ ...form.querySelectorAll( 'select' ) ];
	const known = JSON.parse( form.dataset.product_variations! ) as Choice[];
	const button = form.querySelector< HTMLElement >( 'button[value]' )!;
	const sku = button.dataset.product_sku ?? '';

	const nameOf = ( field: HTMLSelectElement ) => field.dataset.attribute_name ?? field.name;
	const onCard = chosenOnCard( root, product );
	fields.forEach( ( field ) => {
		const value = onCard[ nameOf( field ) ];
		if ( value && [ ...field.options ].some( ( option ) => option.value === value ) ) {
			field.value = value;
		}
	} );
	const chosen = () =>
		chosenOf( known, Object.fromEntries( fields.map( ( field ) => [ nameOf( field ), field.value ] ) ) );
	const labelOf = ( name: string ) =>
		form.querySelector(
			`label[for="${ CSS.escape( fields.find( ( field ) => nameOf( field ) === name )!.id ) }"]`
		)!.textContent!;
	const refuse = () => {
		const { missing, problem } = chosen();
		status.textContent =
			problem && settings.pick[ problem ].replace( '%s', () => missing.map( labelOf ).join( settings.pick.and ) );
		return problem;
	};

	// Add this listener before the form is in the page, so that it runs before the form's own listeners.
	form.addEventListener(
		'submit',
		( event ) => {
			if ( refuse() ) {
				event.preventDefault();
				event.stopImmediatePropagation();
				const field = fields.find( ( { value } ) => ! value ) ?? fields[ 0 ]!;
				// If the field has swatches it is hidden, so focus a swatch.
				(
					field.parentElement!.querySelector< HTMLElement >( '[role="radio"][tabindex="0"]' ) ?? field
				).focus();
			}
		},
		{ signal }
	);
	root.replaceChildren( content, status );
	const show = shownOf( form );
	const follow = () => {
		const { choice, problem } = chosen();
		show( choice );
		button.ariaDisabled = `${ problem !== '' }`;
		button.dataset.variation = `${ choice?.id ?? '' }`;
		// Other scripts read it after the product was added.
		button.dataset.product_sku = choice?.sku || sku;
		// A missing choice is only reported on submit. A variation that is unavailable is reported at once.
		status.textContent = problem && problem !== 'choose' ? settings.pick[ problem ] : '';
	};
	form.addEventListener( 'change', ( { target } ) => fields.includes( target as HTMLSelectElement ) && follow(), {
		signal,
	} );
	follow();
	Object.entries( PARTS ).forEach( ( [ selector, load ] ) => form.querySelector( selector ) && load() );
	if ( hadFocus ) {
		fields[ 0 ]?.focus();
	}
}
