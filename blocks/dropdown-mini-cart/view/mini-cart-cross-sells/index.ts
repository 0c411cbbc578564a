/**
 * The module `@eidan/mini-cart-cross-sells`: what the shop's owner has linked to the products of the cart.
 */
import { sentences } from '../mini-cart-panel/messages';
import type { StartPart } from '../mini-cart-panel/part';
import { offersOf, type Offer } from './offers';

/** Fills a copy of the template with a product. All texts are inserted as plain text. */
function elementOf( template: HTMLTemplateElement, { id, name, url, image, price, before, choose }: Offer ) {
	const own = template.content.firstElementChild!.cloneNode( true ) as HTMLElement;
	const [ link, button ] = [ own.querySelector( 'a' )!, own.querySelector( 'button' )! ];
	link.href = url;
	link.textContent = name;
	if ( image ) {
		own.firstElementChild!.append( Object.assign( new Image(), { src: image, alt: '' } ) );
	}
	own.querySelector( 'del' )!.hidden = ! before;
	own.querySelector( 'del' )!.lastElementChild!.textContent = before;
	own.querySelector( '.eidan-mini-cart__now' )!.textContent = price;
	if ( choose ) {
		const way = Object.assign( document.createElement( 'a' ), { href: url, textContent: choose } );
		way.className = button.className;
		way.ariaLabel = `${ choose }: ${ name }`;
		button.replaceWith( way );
	} else {
		button.dataset.add = `${ id }`;
		button.dataset.name = name;
		button.ariaLabel = button.ariaLabel!.replace( '%s', () => name );
	}
	return own;
}

export const start: StartPart = ( element, { store, change, signal } ) => {
	const list = element.querySelector( 'ul' )!;
	const template = element.querySelector( 'template' )!;
	const text = sentences( JSON.parse( element.dataset.words! ) );
	let drawn = '';

	const draw = () => {
		const offers = store.cart ? offersOf( store.cart ) : [];
		const now = JSON.stringify( offers );
		// Keep unchanged elements, since one of them may have the focus.
		if ( now !== drawn ) {
			drawn = now;
			list.replaceChildren( ...offers.map( ( offer ) => elementOf( template, offer ) ) );
			element.hidden = ! offers.length;
		}
	};
	list.addEventListener(
		'click',
		async ( { target } ) => {
			const { add, name = '' } = ( target as Element ).closest< HTMLElement >( '[data-add]' )?.dataset ?? {};
			if (
				add &&
				( await change( '/add-item', { id: Number( add ), quantity: 1 }, name, text( 'added', name ) ) )
			) {
				// The button that was pressed is gone.
				(
					list.querySelector< HTMLElement >( 'button,a' ) ??
					element.closest( 'dialog' )!.querySelector< HTMLElement >( '[data-eidan-close]' )
				)?.focus();
			}
		},
		{ signal }
	);
	store.subscribe( draw, signal );
	draw();
};
