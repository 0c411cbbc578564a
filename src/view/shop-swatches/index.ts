/**
 * The module `@eidan/shop-swatches`: variations as swatches. Each group of swatches writes into the select before it,
 * and shows its value, whoever has changed it. In WooCommerce's block Add to Cart + Options the chips are WooCommerce's
 * own. Here the chips of sold-out variations are marked.
 */
import { define } from '@eidan/runtime';
import { listen } from '../shop/jquery';
import { stateOf, type Variation } from '../shop/swatches/state';

/**
 * Reads the form's variations. With more than 30 of them WooCommerce requests each from the server, so none are known
 * here.
 */
const variationsOf = ( form: Element | null ): Variation[] => {
	try {
		const variations: unknown = JSON.parse( form?.getAttribute( 'data-product_variations' ) ?? '' );
		return Array.isArray( variations ) ? variations : [];
	} catch {
		return [];
	}
};

define( 'swatches', ( root, _options, { signal } ) => {
	// On a card there is no form around them.
	const form = root.closest< HTMLElement >( 'form,[data-eidan-card-swatches]' );
	const field = root.previousElementSibling;
	if ( ! form || ! ( field instanceof HTMLSelectElement ) ) {
		return;
	}
	const swatches = [ ...root.querySelectorAll< HTMLElement >( '[role=radio]' ) ];
	const nameOf = ( select: HTMLSelectElement ) => select.dataset.attribute_name ?? select.name;

	const show = () => {
		const variations = variationsOf( form );
		const chosen = Object.fromEntries(
			[ ...form.querySelectorAll< HTMLSelectElement >( '.variations select' ) ].map( ( select ) => [
				nameOf( select ),
				select.value,
			] )
		);
		const checked = swatches.find( ( { dataset } ) => field.value && dataset.value === field.value );
		swatches.forEach( ( swatch, place ) => {
			const state = variations.length
				? stateOf( variations, chosen, nameOf( field ), swatch.dataset.value ?? '' )
				: 'there';
			swatch.setAttribute( 'aria-checked', String( swatch === checked ) );
			swatch.setAttribute( 'aria-disabled', String( state === 'none' ) );
			swatch.classList.toggle( 'is-out', state !== 'there' );
			// Only one swatch can be reached with Tab.
			swatch.tabIndex = checked ? -Number( swatch !== checked ) : -Number( place > 0 );
		} );
	};

	const choose = ( swatch: HTMLElement ) => {
		swatch.focus();
		const { value } = swatch.dataset;
		if (
			swatch.getAttribute( 'aria-disabled' ) === 'true' ||
			field.value === value ||
			! [ ...field.options ].some( ( option ) => option.value === value )
		) {
			return;
		}
		field.value = value ?? '';
		[ 'input', 'change' ].forEach( ( type ) => field.dispatchEvent( new Event( type, { bubbles: true } ) ) );
	};

	root.addEventListener(
		'click',
		( { target } ) => {
			const swatch = ( target as Element ).closest< HTMLElement >( '[role=radio]' );
			if ( swatch ) {
				choose( swatch );
			}
		},
		{ signal }
	);
	root.addEventListener(
		'keydown',
		( event ) => {
			const isRtl = getComputedStyle( root ).direction === 'rtl';
			const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[
				event.key
			];
			if ( step ) {
				event.preventDefault();
				const at = swatches.indexOf( event.target as HTMLElement );
				const next = swatches[ ( at + step + swatches.length ) % swatches.length ];
				if ( next ) {
					choose( next );
				}
			}
		},
		{ signal }
	);
	// WooCommerce clears fields and removes options with jQuery events.
	form.addEventListener( 'change', show, { signal } );
	listen( form, 'change woocommerce_update_variation_values reset_data', show, signal );
	show();
} );

define< { variations?: Variation[] } >( 'chips', ( form, { variations = [] }, { signal } ) => {
	const show = () => {
		const rows = [ ...form.querySelectorAll< HTMLInputElement >( 'input[type=hidden][name^=attribute_]' ) ];
		const chosen = Object.fromEntries( rows.map( ( { name, value } ) => [ name, value ] ) );
		rows.forEach( ( { name, parentElement } ) =>
			parentElement!.querySelectorAll< HTMLButtonElement >( '[role=radio]' ).forEach( ( chip ) => {
				chip.classList.toggle( 'is-out', stateOf( variations, chosen, name, chip.value ) === 'out' );
			} )
		);
	};
	// The block fires no event. It writes into hidden fields, whose values are attributes, so an observer sees the
	// changes.
	const changes = new MutationObserver( show );
	changes.observe( form, { subtree: true, childList: true, attributeFilter: [ 'value' ] } );
	signal.addEventListener( 'abort', () => changes.disconnect() );
	show();
} );
