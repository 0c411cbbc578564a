/**
 * The module `@eidan/card-swatches`: a choice on a product card changes its image, price, stock and button. The
 * variations are asked for when somebody comes to the swatches. `@eidan/shop-swatches` runs these,
 * `@eidan/add-to-cart` puts the product into the cart.
 */
import { trustedHtml } from '@eidan/list';
import { define } from '@eidan/runtime';
import { read } from '@eidan/shop-client';
import { settingsOf } from '../add-to-cart/settings';
import { shownOf, type Shown } from '../shop/card/decide';
import type { Choice } from '../shop/choices/decide';

/** Requests the variations of a product. Without them the shop decides. */
async function variationsOf( product: number, signal: AbortSignal ): Promise< Choice[] > {
	const { pick, headers = {} } = settingsOf();
	const address = new URL( pick.choices + product );
	address.searchParams.set( 'data', '1' );
	const { body } = await read( `${ address }`, headers, signal );
	const { variations } = Object( body ) as { variations?: unknown };
	return Array.isArray( variations ) ? variations : [];
}

/** Returns a function that shows a choice on a card. */
function showOn( card: Element ) {
	const image = card.querySelector< HTMLImageElement >( '.eidan-product__figure img' );
	const price = card.querySelector( '.eidan-product__price' );
	const stock = card.querySelector( '.eidan-product__stock' );
	const before = {
		image: image && { src: image.src, srcset: image.srcset, alt: image.alt },
		price: price?.innerHTML ?? '',
		stock: stock?.textContent ?? '',
	};
	if ( price ) {
		price.ariaLive = 'polite';
	}
	return ( shown: Shown ) => {
		if ( image ) {
			const { src, srcset = '', alt = '' } = shown.image.src ? shown.image : before.image!;
			if ( image.src !== src ) {
				Object.assign( image, { srcset, src, alt } );
			}
		}
		if ( price ) {
			price.innerHTML = trustedHtml.createHTML( shown.price || before.price );
		}
		if ( stock ) {
			stock.textContent = shown.stock || before.stock;
		}
		// The second image would hide the chosen one.
		card.classList.add( 'is-chosen' );
	};
}

/** Returns a function that makes the card's button add a variation, or lead to the product with what was chosen. */
function buttonOf( card: Element ) {
	const form = card.querySelector< HTMLFormElement >( 'form.eidan-product__buy' );
	const link = form?.querySelector( 'a' );
	const button = form?.querySelector< HTMLButtonElement >( 'button[value]' );
	const url = link?.href;
	const sku = button?.dataset.product_sku ?? '';
	const fields = document.createElement( 'span' );
	fields.hidden = true;

	return ( { choice, values }: Shown ) => {
		if ( ! form || ! link || ! button ) {
			return;
		}
		const address = new URL( url! );
		Object.entries( values ).forEach( ( [ name, value ] ) => address.searchParams.set( name, value ) );
		link.href = `${ address }`;
		// What has the focus must not go.
		const hadFocus = form.contains( document.activeElement );
		link.hidden = !! choice;
		button.hidden = ! choice;
		if ( hadFocus ) {
			( choice ? button : link ).focus();
		}
		button.dataset.variation = `${ choice?.id ?? '' }`;
		button.dataset.product_sku = choice?.sku || sku;
		// Fields for the form, and for the script that reads it.
		fields.replaceChildren(
			...( choice ? Object.entries( { ...values, variation_id: `${ choice.id }` } ) : [] ).map(
				( [ name, value ] ) => {
					const field = document.createElement( 'select' );
					field.name = name;
					field.append( new Option( value, value, true, true ) );
					const own = document.createElement( 'span' );
					if ( name !== 'variation_id' ) {
						own.dataset.attribute = name.replace( /^attribute_/, '' );
					}
					own.append( field );
					return own;
				}
			)
		);
		form.prepend( fields );
	};
}

define< { product?: number } >( 'card-swatches', ( root, { product }, { signal } ) => {
	const card = root.closest( '.eidan-product' );
	const field = root.querySelector( 'select' );
	const status = root.querySelector( '[role="status"]' );
	if ( ! card || ! field || ! status || ! settingsOf().pick?.choices ) {
		return;
	}
	const name = field.dataset.attribute_name ?? '';
	const show = showOn( card );
	const offer = buttonOf( card );
	let asking: Promise< Choice[] > | undefined;
	const load = () => {
		asking ??= variationsOf( Number( product ), signal )
			.then( ( variations ) => {
				// The swatches read it, and strike out what cannot be bought.
				root.dataset.product_variations = JSON.stringify( variations );
				root.dispatchEvent( new Event( 'change' ) );
				return variations;
			} )
			.catch( () => {
				asking = undefined;
				return [];
			} );
		return asking;
	};
	const prepare = () => void load();

	root.addEventListener( 'pointerenter', prepare, { signal, once: true } );
	root.addEventListener( 'focusin', prepare, { signal, once: true } );
	field.addEventListener(
		'change',
		async () => {
			const { value } = field;
			const variations = await load();
			// Somebody may have chosen another one meanwhile.
			if ( value && field.value === value && ! signal.aborted ) {
				const shown = shownOf( variations, name, value );
				show( shown );
				offer( shown );
				status.textContent = shown.isOut ? settingsOf().pick.soldOut : '';
			}
		},
		{ signal }
	);
} );
