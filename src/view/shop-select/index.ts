/**
 * The module `@eidan/shop-select`: a search field for long drop-downs of the shop. The form's own select stays: the
 * search field after it writes into it, and is updated whenever WooCommerce changes it.
 */
import { define } from '@eidan/runtime';
import { dataOf } from '../data';
import { listen } from '../shop/jquery';
import { listOf } from './list';
import { make } from './make';
import { mirror } from './mirror';

const FIELDS =
	'select:is( .country_select, .state_select, .orderby, .variations select ):not( .select2-hidden-accessible )';

/** The same as Shop\Selects::LONG. */
const LONG = 12;

const words = dataOf< { none: string } >( 'shop-select' );

/**
 * Adds a search field after each long select, and removes those that are no longer needed. WooCommerce turns selects of
 * states into text fields and back.
 */
const arrange = () => {
	document.querySelectorAll( '.eidan-select' ).forEach( ( root ) => {
		const field = root.previousElementSibling;
		if ( ! field?.matches( 'select' ) || ( field as HTMLSelectElement ).length <= LONG ) {
			root.remove();
		}
	} );
	document.querySelectorAll< HTMLSelectElement >( FIELDS ).forEach( ( field ) => {
		if ( field.length > LONG && ! field.nextElementSibling?.matches( '.eidan-select, .eidan-swatches' ) ) {
			field.after( make( 'span', 'eidan-select', { 'data-eidan-select': '' } ) );
		}
	} );
};

let count = 0;

define( 'select', ( root, _options, { signal } ) => {
	const field = root.previousElementSibling as HTMLSelectElement;
	const id = `eidan-select-${ ++count }`;
	const list = make( 'ul', 'eidan-select__list', { id, role: 'listbox' } );
	// Themes and WooCommerce know text fields by this class.
	const input = make( 'input', 'input-text', {
		type: 'text',
		role: 'combobox',
		autocomplete: 'off',
		spellcheck: 'false',
		'aria-autocomplete': 'list',
		'aria-expanded': 'false',
		'aria-controls': id,
	} );
	root.append( input, list );
	list.hidden = true;

	const [ go, open, hide ] = listOf( field, input, list, words.none ?? '' );
	const read = () => mirror( field, input, list );
	const close = () => {
		hide();
		read();
	};

	const choose = ( option: Element | null | undefined ) => {
		const value = option instanceof HTMLElement ? option.dataset.value : undefined;
		const isNew = value !== undefined && value !== field.value;
		if ( isNew ) {
			field.value = value;
		}
		close();
		if ( isNew ) {
			[ 'input', 'change' ].forEach( ( type ) => field.dispatchEvent( new Event( type, { bubbles: true } ) ) );
		}
	};

	const keys: Record< string, ( event: KeyboardEvent ) => void > = {
		ArrowDown: ( { altKey } ) => ( list.hidden ? open() : altKey || go( 1 ) ),
		ArrowUp: ( { altKey } ) => {
			if ( altKey ) {
				close();
			} else if ( list.hidden ) {
				open();
			} else {
				go( -1 );
			}
		},
		Enter: () => ( list.hidden ? open() : choose( list.querySelector( '.is-active' ) ) ),
		Escape: close,
	};

	const on = < T extends keyof HTMLElementEventMap >(
		target: HTMLElement,
		type: T,
		then: ( event: HTMLElementEventMap[ T ] ) => void
	) => target.addEventListener( type, then, { signal } );

	on( input, 'keydown', ( event ) => {
		const act = keys[ event.key ];
		// If the list is closed, Escape is left to other scripts.
		if ( act && ! event.isComposing && ! ( event.key === 'Escape' && list.hidden ) ) {
			event.preventDefault();
			event.stopPropagation();
			act( event );
		}
	} );
	on( input, 'click', () => {
		if ( list.hidden ) {
			open();
			input.select();
		}
	} );
	// The typed text is not the field's value, so hide these events from WooCommerce, which validates fields by them.
	on( input, 'input', ( event ) => {
		event.stopPropagation();
		open( input.value );
	} );
	on( input, 'change', ( event ) => event.stopPropagation() );
	on( input, 'blur', () => list.hidden || close() );
	// Keep the focus in the search field.
	on( list, 'mousedown', ( event ) => event.preventDefault() );
	on( list, 'click', ( { target } ) => choose( ( target as Element ).closest( '[data-value]' ) ) );
	// Labels focus the select, and so does WooCommerce when it goes to the first error.
	on( field, 'focus', () => input.focus() );
	on( field, 'change', read );
	listen( field, 'change', read, signal );
	const observer = new MutationObserver( read );
	observer.observe( field, {
		childList: true,
		attributeFilter: [ 'disabled', 'aria-invalid', 'aria-describedby', 'aria-required', 'data-placeholder' ],
	} );
	field.tabIndex = -1;
	field.setAttribute( 'aria-hidden', 'true' );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		field.removeAttribute( 'tabindex' );
		field.removeAttribute( 'aria-hidden' );
	} );
	read();
} );

new MutationObserver( arrange ).observe( document, { childList: true, subtree: true } );
arrange();
