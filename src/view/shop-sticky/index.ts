/**
 * The module `@eidan/shop-sticky`: a bar that shows after the product's button has been scrolled off the top of the
 * screen. The bar's button clicks the product's button, or goes to the choices that are still missing.
 */
import { define } from '@eidan/runtime';
import { covered, hasLeft, imageOf } from '../shop/sticky/decide';

/** Selectors of the button in WooCommerce's templates and blocks. */
const BUTTON =
	'form.cart .single_add_to_cart_button,.wp-block-add-to-cart-with-options .wp-block-button__link,form.cart [type=submit]';

/** Selectors of the fields to fill in first. */
const FIELDS =
	'select:not(:disabled),.variations input:not([type=hidden]),.variations button,[role=radio]:not(:disabled),input:not([type=hidden],:disabled)';

/** The price of the chosen variation in the block Add to Cart + Options. WooCommerce updates this element. */
const PRICE = '[data-wp-interactive="woocommerce/product-elements"] .wc-block-components-product-price';

/** Milliseconds after which a form can be submitted again, if the page has not changed by then. */
const SUBMIT_TIMEOUT = 20000;

/** Shows or hides the bar. */
const show = ( bar: HTMLElement, button: HTMLElement, shown: boolean ) => {
	const { documentElement } = document;
	// Before hiding the bar, move focus from it to the product's button.
	if ( ! shown && bar.contains( document.activeElement ) ) {
		button.focus( { preventScroll: true } );
	}
	bar.inert = ! shown;
	documentElement.classList.toggle( 'has-eidan-sticky', shown );
	documentElement.style.setProperty( '--eidan-sticky', `${ bar.offsetHeight }px` );
};

/** Goes to the fields that must be filled in before the form's button works. */
const leadTo = ( form: HTMLElement, button: HTMLElement ) => {
	const field = form.querySelector< HTMLElement >( FIELDS ) ?? button;
	field.focus( { preventScroll: true } );
	form.scrollIntoView( {
		block: 'center',
		behavior: matchMedia( '(prefers-reduced-motion: reduce)' ).matches ? 'auto' : 'smooth',
	} );
};

/** Scrolls the page if the focused element is under the bar. */
const keepUncovered = ( bar: HTMLElement, signal: AbortSignal ) =>
	document.addEventListener(
		'focusin',
		( { target } ) => {
			if ( ! bar.inert && target instanceof Element && ! bar.contains( target ) ) {
				const by = covered( target.getBoundingClientRect(), bar.getBoundingClientRect() );
				// Scrolling by 0 would end a scroll that is under way.
				if ( by > 0 ) {
					window.scrollBy( 0, by );
				}
			}
		},
		{ signal }
	);

/** Whether an attribute is still to be chosen. WooCommerce's script, which disables the button, may come late. */
const lacksChoice = ( form: HTMLElement ) =>
	[ ...form.querySelectorAll< HTMLSelectElement >( 'select[data-attribute_name]' ) ].some( ( { value } ) => ! value );

/** Returns what is chosen in a form, as its fields say it: "M", "Blue". */
const valuesIn = ( form: HTMLElement ) => [
	...[ ...form.querySelectorAll< HTMLSelectElement >( '.variations select' ) ].map( ( { value, selectedOptions } ) =>
		value ? selectedOptions[ 0 ]?.textContent : ''
	),
	// The block Add to Cart + Options has hidden fields, each beside its chips.
	...[ ...form.querySelectorAll( 'input[type=hidden][name^=attribute_]' ) ].map( ( { parentElement } ) => {
		const chip = parentElement!.querySelector( '[role=radio][aria-checked=true]' );
		return chip?.ariaLabel || chip?.textContent;
	} ),
];

/** Returns the image that the gallery has of a variation. */
const imageInGallery = ( id: number ) => {
	const gallery = document.querySelector< HTMLElement >( '[data-eidan-product-gallery]' );
	const { variations = {} } = JSON.parse( gallery?.dataset.eidanProductGallery || '{}' ) as {
		variations?: Record< string, number >;
	};
	return gallery?.querySelectorAll< HTMLImageElement >( '.is-thumbs>a>img' )[ variations[ id ] ?? -1 ]?.src;
};

/** Returns a function that shows the name and the image of the chosen variation, or those of the product. */
function choiceIn( bar: HTMLElement, form: HTMLElement, and: string ) {
	const words = bar.querySelector( '.eidan-sticky__choice' );
	const image = bar.querySelector( 'img' );
	const { src = '', srcset = '' } = image ?? {};
	let shown = 0;

	return ( isOpen: boolean ) => {
		const field = form.querySelector< HTMLInputElement >( '[name=variation_id]' );
		const id = isOpen ? 0 : Number( field?.value );
		if ( words ) {
			words.textContent = id
				? valuesIn( form )
						.map( ( value ) => value?.trim() )
						.filter( Boolean )
						.join( and )
				: '';
		}
		if ( image && id !== shown ) {
			shown = id;
			const own = id && ( imageOf( form.dataset.product_variations, id ) || imageInGallery( id ) );
			Object.assign( image, own ? { srcset: '', src: own } : { srcset, src } );
		}
	};
}

export function sticky(
	bar: HTMLElement,
	{ choose = '', adding = '', and = ', ' }: { choose?: string; adding?: string; and?: string },
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
		isGrouped ||
		form.matches( '.is-invalid' ) ||
		button.matches( '.disabled,:disabled,[aria-disabled=true]' ) ||
		lacksChoice( form );
	const price = bar.querySelector( '.eidan-sticky__price' )!;
	const before = [ ...price.childNodes ];
	const live = document.querySelector( PRICE );

	const showChoice = choiceIn( bar, form, and );
	const status = bar.querySelector( '[role="status"]' )!;
	let isSent = false;
	let timer: ReturnType< typeof setTimeout >;

	/** Updates the bar: text of the button, price of the chosen variation, and whether it is being added. */
	const tell = () => {
		const isBusy = isSent || button.matches( '.loading,[aria-busy=true]' );
		const chosen = isOpen() ? undefined : ( form.querySelector( '.woocommerce-variation-price .price' ) ?? live );
		const own = isOpen() ? choose : button.textContent!.trim();
		ours.textContent = isBusy ? adding : own;
		ours.ariaDisabled = `${ isBusy }`;
		status.textContent = isBusy ? adding : '';
		price.replaceChildren( ...( chosen?.cloneNode( true ).childNodes ?? before ) );
		showChoice( isOpen() );
	};
	const wait = ( isWaiting: boolean ) => {
		clearTimeout( timer );
		isSent = isWaiting;
		tell();
		if ( isWaiting ) {
			timer = setTimeout( wait, SUBMIT_TIMEOUT, false );
		}
	};
	// Everything below the window counts as in view. So a jump from above the button to below it is noticed as well.
	const watch = new IntersectionObserver(
		( entries ) => show( bar, button, hasLeft( entries.at( -1 )!.boundingClientRect ) ),
		{
			rootMargin: '0px 0px 1000000px 0px',
		}
	);
	watch.observe( button );
	const changes = new MutationObserver( tell );
	// WooCommerce writes a variation's price into the form and enables or disables its button. Its blocks replace the
	// button's text.
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
	// Listen on the window, to run last. Scripts that submit the form themselves, and the shop's blocks, show their own
	// progress.
	window.addEventListener(
		'submit',
		( { target, defaultPrevented } ) =>
			target === form && form.method === 'post' && ! defaultPrevented && wait( true ),
		{ signal }
	);
	window.addEventListener( 'pageshow', () => wait( false ), { signal } );
	form.addEventListener( 'change', tell, { signal } );
	keepUncovered( bar, signal );
	tell();
}

define( 'sticky', sticky );
