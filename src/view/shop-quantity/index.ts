/**
 * The module `@eidan/shop-quantity`: minus and plus buttons beside a quantity. The new quantity is computed in
 * `shop/quantity/step.ts`.
 */
import { define } from '@eidan/runtime';
import { dataOf } from '../data';
import { clamp, rangeOf, stepped } from '../shop/quantity/step';

/** Milliseconds until a held button starts to repeat, and between repeats, similar to a keyboard. */
const PRESS = 500;
const REPEAT = 90;

const words = dataOf< { most: string; least: string } >( 'shop-quantity' );

/**
 * Repeats a button's action while it is held, as keyboards repeat keys.
 *
 * @param button Plus or minus.
 * @param press  Called with each press, and with whether it is a repeat.
 * @param ended  Called at the end of a repeated press.
 * @param signal Stops it when aborted.
 */
const hold = (
	button: HTMLElement,
	press: ( isRepeated: boolean ) => void,
	ended: () => void,
	signal: AbortSignal
) => {
	let timer = 0;
	let isRepeating = false;
	let hasRepeated = false;
	const repeat = () => {
		isRepeating = hasRepeated = true;
		press( true );
		timer = window.setTimeout( repeat, REPEAT );
	};
	const release = () => {
		window.clearTimeout( timer );
		if ( isRepeating ) {
			isRepeating = false;
			ended();
		}
	};
	button.addEventListener(
		'pointerdown',
		( event ) => {
			hasRepeated = false;
			if ( ! event.button ) {
				timer = window.setTimeout( repeat, PRESS );
			}
		},
		{ signal }
	);
	for ( const end of [ 'pointerup', 'pointerleave', 'pointercancel' ] ) {
		button.addEventListener( end, release, { signal } );
	}
	button.addEventListener(
		'click',
		// Ignore the click that ends a long press. Clicks by keyboard have detail 0.
		( { detail } ) => ( detail && hasRepeated ? undefined : press( false ) ),
		{ signal }
	);
	signal.addEventListener( 'abort', release );
};

define( 'quantity', ( root, _options, { signal } ) => {
	const input = root.querySelector( 'input' )!;
	const note = root.querySelector< HTMLElement >( '[role=status]' )!;
	const buttons = [ ...root.querySelectorAll( 'button' ) ];
	const range = () => rangeOf( input );

	/** Marks a button as disabled at its end of the range, and the root if the range is only one number. */
	const show = () => {
		buttons.forEach( ( button, plus ) =>
			button.setAttribute(
				'aria-disabled',
				String( input.value !== '' && stepped( input.value, plus ? 1 : -1, range() ) === Number( input.value ) )
			)
		);
		root.classList.toggle( 'is-only', range().min === range().max );
	};

	/** Fires an event on the field. Scripts of WooCommerce and of other plugins listen to `input` or to `change`. */
	const tell = ( type: string ) => input.dispatchEvent( new Event( type, { bubbles: true } ) );

	/** Announces the quantity, and shows why it is not the one that was asked for. */
	const say = ( value: number, reason = '' ) => {
		root.classList.toggle( 'is-limited', reason !== '' );
		// Clear it first: setting the same text again would not be announced.
		note.textContent = '';
		note.textContent = reason.replace( '%s', String( value ) ) || String( value );
	};

	const press = ( direction: 1 | -1, isRepeated: boolean ) => {
		const value = stepped( input.value, direction, range() );
		// The value without the limits of the range.
		const beyond = stepped( input.value || String( range().min ), direction, {
			...range(),
			min: -Infinity,
			max: Infinity,
		} );
		say( value, ( beyond > value && words.most ) || ( beyond < value && words.least ) || '' );
		if ( input.value !== String( value ) ) {
			input.value = String( value );
			tell( 'input' );
			if ( ! isRepeated ) {
				tell( 'change' );
			}
		}
		show();
	};

	buttons.forEach( ( button, plus ) =>
		hold(
			button,
			( isRepeated ) => press( plus ? 1 : -1, isRepeated ),
			() => tell( 'change' ),
			signal
		)
	);

	const stop = ( event: Event ) => {
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	input.addEventListener(
		'change',
		() => {
			const value = clamp( input.value, range() );
			// An empty field is valid where a quantity may be nothing (grouped products). Elsewhere the browser asks
			// for a value.
			if ( input.value && value !== Number( input.value ) ) {
				say( value, value < Number( input.value ) ? words.most : words.least );
				input.value = String( value );
				tell( 'input' );
				// Enter submits the form right after `change`. Stop that, so that the shopper sees the corrected number
				// first.
				input.form?.addEventListener( 'submit', stop, { capture: true, once: true } );
				setTimeout( () => input.form?.removeEventListener( 'submit', stop, true ) );
			}
			show();
		},
		{ signal }
	);

	// Each variation has its own limits. WooCommerce writes them into the field.
	const observer = new MutationObserver( show );
	observer.observe( input, { attributeFilter: [ 'min', 'max', 'step' ] } );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
	} );
	show();
} );
