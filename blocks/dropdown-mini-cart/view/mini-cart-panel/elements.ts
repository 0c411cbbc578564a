import { wordsOf } from '@eidan/shop-words';
import {
	couponTotal,
	feeTotal,
	lineTotal,
	saving,
	type Cart,
	type Coupon,
	type Fee,
	type Line,
} from '../../../../src/view/shop/cart';

/**
 * Shows or hides an element, if it exists.
 */
export const toggle = ( element: HTMLElement | null, isShown: boolean ): void =>
	void ( element && ( element.hidden = ! isShown ) );

const copyOf = ( template: DocumentFragment, at: 0 | 1 | 2 | 3 ): HTMLElement =>
	template.children[ at ]!.cloneNode( true ) as HTMLElement;

/** Returns an address only if it is http(s), so that it can never run a script. */
const address = ( text = '' ): string => ( /^https?:\/\//.test( text ) ? text : '' );

/** Returns a sentence with values in it. */
export type Text = ( name: string, ...values: ( string | number )[] ) => string;

/**
 * Describes the chosen variation of a product, and what other plugins add to the line.
 *
 * @param line A line of the Store API's cart.
 * @param text Returns a sentence with values in it.
 */
export const details = ( { variation, item_data: data }: Line, text: Text ): string =>
	[
		...variation.map( ( { attribute, value } ) => [ attribute, value ] ),
		...data
			.filter( ( { hidden } ) => ! hidden )
			.map( ( { name, key, display, value } ) => [ name || key, display || value ] ),
	]
		.map( ( pair ) => pair.map( ( words ) => wordsOf( words ?? '' ) ).filter( Boolean ) )
		.map( ( [ name = '', value ] ) => ( value ? text( 'detail', name, value ) : name ) )
		.filter( Boolean )
		.join( text( 'and' ) );

/** Notes for the shopper about a line: savings, late delivery, low stock. */
const notes = (
	{ key, show_backorder_badge: isLate, low_stock_remaining: left }: Line,
	{ extensions }: Cart,
	saved: string | undefined,
	text: Text
) =>
	[
		saved && text( 'saved', saved ),
		isLate || extensions.eidan?.late?.includes( key ) ? text( 'late' ) : left && text( 'left', left ),
	]
		.filter( Boolean )
		.join( ' · ' );

/**
 * Shows an image in its frame, if there is one. The template has none, as an image without an address is not valid.
 */
function showImage( frame: HTMLElement, source: string ): void {
	const img = frame.querySelector( 'img' ) ?? Object.assign( new Image(), { alt: '' } );
	if ( ! source ) {
		img.remove();
	} else if ( img.src !== source ) {
		img.src = source;
		frame.append( img );
	}
}

/**
 * Draws the element of a line. All texts are inserted as plain text.
 *
 * @param element   The existing element, if any.
 * @param template  HTML of a line.
 * @param line      A line of the Store API's cart.
 * @param cart      The Store API's cart, for its currency.
 * @param text      Returns a sentence with values in it.
 * @param isWaiting Whether its quantity was changed here and not sent yet.
 */
export function lineElement(
	element: HTMLElement | undefined,
	template: DocumentFragment,
	line: Line,
	cart: Cart,
	text: Text,
	isWaiting: boolean
): HTMLElement {
	const name = wordsOf( line.name );
	const own = element ?? copyOf( template, 0 );
	const part = < E extends HTMLElement >( selector: string ) => own.querySelector< E >( selector )!;
	const { minimum, maximum, multiple_of: step, editable } = line.quantity_limits;
	const link = part< HTMLAnchorElement >( 'a' );
	const input = part< HTMLInputElement >( 'input' );

	if ( ! element || own.dataset.name !== name ) {
		own.dataset.key = line.key;
		own.dataset.name = name;
		link.firstElementChild!.textContent = name;
		own.querySelectorAll( '[aria-label]' ).forEach(
			( control ) => ( control.ariaLabel = control.ariaLabel!.replace( own.dataset.said ?? '%s', () => name ) )
		);
		own.dataset.said = name;
	}
	if ( address( line.permalink ) ) {
		link.href = line.permalink;
	} else {
		link.removeAttribute( 'href' );
	}
	const [ image ] = line.images;
	showImage( part( '.eidan-mini-cart__image' ), address( image?.thumbnail || image?.src ) );
	part( '.eidan-mini-cart__details' ).textContent = details( line, text );
	const sale = saving( cart, line );
	const before = part( 'del' );
	before.lastChild!.textContent = sale?.before ?? '';
	toggle( before, !! sale );
	part( '.eidan-mini-cart__now' ).textContent = lineTotal( cart, line );
	part( '.eidan-mini-cart__notes' ).textContent = notes( line, cart, sale?.saved, text );
	Object.assign( input, { min: `${ minimum }`, max: `${ maximum }`, step: `${ step }`, readOnly: ! editable } );
	own.classList.toggle( 'is-fixed', ! editable || minimum === maximum );
	// Do not overwrite what the shopper is typing.
	if ( ! isWaiting && ! input.dataset.typed ) {
		input.value = `${ line.quantity }`;
	}
	own.querySelectorAll< HTMLElement >( '[data-step]' ).forEach( ( button ) => {
		button.ariaDisabled = `${ button.dataset.step === '1' ? Number( input.value ) >= maximum : Number( input.value ) <= minimum }`;
	} );
	return own;
}

/**
 * Creates the element that replaces a removed line, with the button that restores it.
 *
 * @param template Templates of the mini cart.
 * @param key      Key of the line.
 * @param text     The message to show.
 */
export function removedElement( template: DocumentFragment, key: string, text: string ): HTMLElement {
	const own = copyOf( template, 1 );
	own.dataset.key = key;
	own.firstElementChild!.textContent = text;
	return own;
}

/**
 * Creates the element of a coupon.
 *
 * @param template Templates of the mini cart.
 * @param coupon   A coupon of the Store API's cart.
 * @param cart     The Store API's cart, for its currency.
 * @param text     Returns a sentence with values in it.
 */
export function couponElement( template: DocumentFragment, coupon: Coupon, cart: Cart, text: Text ): HTMLElement {
	const own = copyOf( template, 2 );
	const [ name, amount, button ] = [ ...own.children ] as [ HTMLElement, HTMLElement, HTMLElement ];
	// WooCommerce keeps codes as HTML, and takes them back so.
	const code = wordsOf( coupon.code );
	own.dataset.key = coupon.code;
	name.textContent = text( 'coupon', code );
	const isFree = cart.extensions.eidan?.free_coupons?.includes( coupon.code );
	amount.textContent = couponTotal( cart, coupon ) || ( isFree ? text( 'freeCoupon' ) : '' );
	button.ariaLabel = text( 'removeCoupon', code );
	return own;
}

/**
 * Creates the element of a fee.
 *
 * @param template Templates of the mini cart.
 * @param fee      A fee of the Store API's cart.
 * @param cart     The Store API's cart, for its currency.
 */
export function feeElement( template: DocumentFragment, fee: Fee, cart: Cart ): HTMLElement {
	const own = copyOf( template, 3 );
	own.firstElementChild!.textContent = wordsOf( fee.name );
	own.lastElementChild!.textContent = feeTotal( cart, fee );
	return own;
}

/**
 * Puts elements into order. It does not move an element that is in the right place, since that may have the focus.
 *
 * @param list     The element around them.
 * @param elements The elements that the list should hold. All others are removed.
 */
export function arrange( list: HTMLElement, elements: readonly HTMLElement[] ): void {
	[ ...list.children ].forEach( ( child ) => elements.includes( child as HTMLElement ) || child.remove() );
	elements.forEach( ( element, index ) => {
		if ( list.children[ index ] !== element ) {
			list.insertBefore( element, list.children[ index ] ?? null );
		}
	} );
}
