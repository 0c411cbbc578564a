/**
 * The module `@eidan/shop-sticky`: shows the bar while the product's button is above the screen. Pressing its button
 * presses that one, or leads to what has to be chosen before.
 */
import { define } from '@eidan/runtime';
import { covered, hasLeft } from '../shop/sticky/decide';

/** Where WooCommerce's templates and blocks have the button. */
const BUTTON =
	'form.cart .single_add_to_cart_button,.wp-block-add-to-cart-with-options .wp-block-button__link,form.cart [type=submit]';

/** What has to be chosen before. */
const FIELDS =
	'select:not(:disabled),.variations input:not([type=hidden]),.variations button,[role=radio]:not(:disabled),input:not([type=hidden],:disabled)';

/** What a choice costs in the block Add to Cart + Options: the price of the page, which WooCommerce keeps. */
const PRICE = '[data-wp-interactive="woocommerce/product-elements"] .wc-block-components-product-price';

/** A form that has not led anywhere by then, in milliseconds, can be sent once more. */
const PATIENCE = 20000;

/** Shows the bar, or hides it. */
const show = ( bar: HTMLElement, button: HTMLElement, shown: boolean ) => {
	const { documentElement } = document;
	// Whoever has the focus in it goes on where the page does.
	if ( ! shown && bar.contains( document.activeElement ) ) {
		button.focus( { preventScroll: true } );
	}
	bar.inert = ! shown;
	documentElement.classList.toggle( 'has-eidan-sticky', shown );
	documentElement.style.setProperty( '--eidan-sticky', `${ bar.offsetHeight }px` );
};

/** Leads to what has to be chosen in a form before its button can be pressed. */
const leadTo = ( form: HTMLElement, button: HTMLElement ) => {
	const field = form.querySelector< HTMLElement >( FIELDS ) ?? button;
	field.focus( { preventScroll: true } );
	form.scrollIntoView( {
		block: 'center',
		behavior: matchMedia( '(prefers-reduced-motion: reduce)' ).matches ? 'auto' : 'smooth',
	} );
};

/** Scrolls what gets the focus from under the bar. */
const keepUncovered = ( bar: HTMLElement, signal: AbortSignal ) =>
	document.addEventListener(
		'focusin',
		( { target } ) => {
			if ( ! bar.inert && target instanceof Element && ! bar.contains( target ) ) {
				const by = covered( target.getBoundingClientRect(), bar.getBoundingClientRect() );
				// Nothing is a scroll, too, which ends one that is under way.
				if ( by > 0 ) {
					window.scrollBy( 0, by );
				}
			}
		},
		{ signal }
	);

export function sticky(
	bar: HTMLElement,
	{ choose = '', adding = '' }: { choose?: string; adding?: string },
	{ signal }: { signal: AbortSignal }
): void {
	const button = document.querySelector< HTMLElement >( BUTTON );
	const ours = bar.querySelector( 'button' );
	const form = button?.closest( 'form' );
	if ( ! button || ! ours || ! form ) {
		return;
	}
	const isGrouped = form.matches( '.grouped_form' );
	const isOpen = () =>
		isGrouped || form.matches( '.is-invalid' ) || button.matches( '.disabled,:disabled,[aria-disabled=true]' );
	const price = bar.querySelector( '.eidan-sticky__price' )!;
	const before = [ ...price.childNodes ];
	const live = document.querySelector( PRICE );

	const status = bar.querySelector( '[role="status"]' )!;
	let isSent = false;
	let timer: ReturnType< typeof setTimeout >;

	/** The words and the price of what was chosen, and whether it is being added. */
	const tell = () => {
		const isBusy = isSent || button.matches( '.loading,[aria-busy=true]' );
		const chosen = isOpen() ? undefined : ( form.querySelector( '.woocommerce-variation-price .price' ) ?? live );
		const own = isOpen() ? choose : button.textContent!.trim();
		ours.textContent = isBusy ? adding : own;
		ours.ariaDisabled = `${ isBusy }`;
		status.textContent = isBusy ? adding : '';
		price.replaceChildren( ...( chosen?.cloneNode( true ).childNodes ?? before ) );
	};
	const wait = ( isWaiting: boolean ) => {
		clearTimeout( timer );
		isSent = isWaiting;
		tell();
		if ( isWaiting ) {
			timer = setTimeout( wait, PATIENCE, false );
		}
	};
	// All that is below counts as in view: a jump from above the button to below it crosses one edge, too.
	const watch = new IntersectionObserver(
		( entries ) => show( bar, button, hasLeft( entries.at( -1 )!.boundingClientRect ) ),
		{
			rootMargin: '0px 0px 1000000px 0px',
		}
	);
	watch.observe( button );
	const changes = new MutationObserver( tell );
	// WooCommerce writes the price of a variation into the form, and whether its button can be pressed; its blocks
	// exchange the letters of the button.
	changes.observe( form, {
		subtree: true,
		childList: true,
		characterData: true,
		attributes: true,
		attributeFilter: [ 'class', 'disabled', 'aria-disabled', 'aria-busy' ],
	} );
	if ( live ) {
		changes.observe( live, { subtree: true, childList: true } );
	}
	signal.addEventListener( 'abort', () => {
		watch.disconnect();
		changes.disconnect();
		clearTimeout( timer );
		show( bar, button, false );
	} );

	ours.addEventListener(
		'click',
		() => {
			if ( ours.ariaDisabled === 'true' ) {
				return;
			}
			if ( ! isOpen() ) {
				button.click();
				return;
			}
			leadTo( form, button );
		},
		{ signal }
	);
	// Last of all: scripts that take the form themselves, and the shop's blocks, say how it goes.
	window.addEventListener(
		'submit',
		( { target, defaultPrevented } ) =>
			target === form && form.method === 'post' && ! defaultPrevented && wait( true ),
		{ signal }
	);
	window.addEventListener( 'pageshow', () => wait( false ), { signal } );
	keepUncovered( bar, signal );
	tell();
}

define( 'sticky', sticky );
