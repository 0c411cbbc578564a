/**
 * The module `@eidan/shop-select`: a search in long drop-downs of the shop. The field of the form stays: the search
 * stands beside it, writes into it, and reads it whenever WooCommerce has changed it.
 */
import { define } from '@eidan/runtime';
import { dataOf } from '../data';
import { listen } from '../shop/jquery';
import { listOf } from './list';
import { make } from './make';
import { mirror } from './mirror';

const FIELDS =
	'select:is( .country_select, .state_select, .orderby, .variations select ):not( .select2-hidden-accessible )';

/** As Shop\Selects::LONG. */
const LONG = 12;

const words = dataOf< { none: string } >( 'shop-select' );

/** Long fields have a search behind them, and no others: WooCommerce turns fields of states into texts and back. */
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
	// The class by which themes and WooCommerce know a field.
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
		// Escape that has nothing to close is somebody else's.
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
	// What is typed is no value: WooCommerce validates fields by these events.
	on( input, 'input', ( event ) => {
		event.stopPropagation();
		open( input.value );
	} );
	on( input, 'change', ( event ) => event.stopPropagation() );
	on( input, 'blur', () => list.hidden || close() );
	// The focus stays in the field.
	on( list, 'mousedown', ( event ) => event.preventDefault() );
	on( list, 'click', ( { target } ) => choose( ( target as Element ).closest( '[data-value]' ) ) );
	// Labels, and WooCommerce's way to the first mistake.
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
