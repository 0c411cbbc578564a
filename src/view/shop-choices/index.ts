/**
 * The module `@eidan/shop-choices`: the variations of a product in its quick view. Loaded when one is opened. It asks
 * for WooCommerce's fields, and lets price, stock, image and quantity follow what is chosen; putting it into the cart
 * is the work of `@eidan/add-to-cart`.
 */
import { trusted } from '@eidan/list';
import { loadPart } from '@eidan/parts';
import { read } from '@eidan/shop-client';
import type { Settings } from '../add-to-cart/settings';
import { chosenOf, type Choice } from '../shop/choices/decide';

/** Parts that the form may have; those of the page have been loaded, others come now. */
const PARTS: Record< string, () => Promise< unknown > > = {
	'[data-eidan-swatches]': () => loadPart( 'shop-swatches', () => import( '@eidan/shop-swatches' ) ),
	'[data-eidan-quantity]': () => loadPart( 'shop-quantity', () => import( '@eidan/shop-quantity' ) ),
};

/** The form of a product, as our own server printed it. */
async function formOf(
	product: number,
	{ pick, headers = {} }: Settings,
	signal: AbortSignal
): Promise< DocumentFragment > {
	const { body } = await read( pick.choices + product, headers, signal );
	const template = document.createElement( 'template' );
	template.innerHTML = trusted.createHTML( `${ ( Object( body ) as { html?: unknown } ).html }` );
	if ( ! template.content.querySelector( 'form' ) ) {
		throw new Error( pick.failed );
	}
	return template.content;
}

/** Has the styles of parts loaded, so that nothing moves when they come. */
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

/** What the dialog shows of the product, and how it was before something was chosen. */
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
			price.innerHTML = trusted.createHTML( choice?.price || before.price );
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

/**
 * Makes a quick view's choices ready.
 *
 * @param root     What stands in their place: a link to the product, and a line for what happens.
 * @param product  The product.
 * @param settings What PHP prints for `@eidan/add-to-cart`.
 * @param signal   Ends it.
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

	const nameOf = ( field: HTMLSelectElement ) => field.dataset.attribute_name ?? field.name;
	const chosen = () =>
		chosenOf( known, Object.fromEntries( fields.map( ( field ) => [ nameOf( field ), field.value ] ) ) );
	const labelOf = ( name: string ) =>
		form.querySelector(
			`label[for="${ CSS.escape( fields.find( ( field ) => nameOf( field ) === name )!.id ) }"]`
		)!.textContent!;
	const refuse = () => {
		const { missing, problem } = chosen();
		status.textContent =
			problem && settings.pick[ problem ].replace( '%s', () => missing.map( labelOf ).join( ', ' ) );
		return problem;
	};

	// Before those of the form itself, which come when it is in the page.
	form.addEventListener(
		'submit',
		( event ) => {
			if ( refuse() ) {
				event.preventDefault();
				event.stopImmediatePropagation();
				const field = fields.find( ( { value } ) => ! value ) ?? fields[ 0 ]!;
				// Swatches stand for the field, which is out of sight then.
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
		// What is missing is said to who wants to buy; what cannot be had at once.
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
