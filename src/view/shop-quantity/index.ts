/**
 * The module `@eidan/shop-quantity`: minus and plus beside a quantity. What they make of it is decided in
 * `shop/quantity/step.ts`.
 */
import { define } from '@eidan/runtime';
import { dataOf } from '../data';
import { clamp, rangeOf, stepped } from '../shop/quantity/step';

/** How long a press is until it repeats, and the time between repeats, in ms: as keyboards do. */
const PRESS = 500;
const REPEAT = 90;

const words = dataOf< { most: string; least: string } >( 'shop-quantity' );

/**
 * Lets a button be held, as a key of a keyboard can be.
 *
 * @param button The button.
 * @param press  Called with each press, and told whether it is a repeated one.
 * @param ended  Called when a press that was repeated is over.
 * @param signal Ends it.
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
		// The click that ends a long press adds nothing to it; those of keyboards have no count.
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

	/** Buttons show where the range ends; a range of one number is that number. */
	const show = () => {
		buttons.forEach( ( button, plus ) =>
			button.setAttribute(
				'aria-disabled',
				String( input.value !== '' && stepped( input.value, plus ? 1 : -1, range() ) === Number( input.value ) )
			)
		);
		root.classList.toggle( 'is-only', range().min === range().max );
	};

	/** Fields of WooCommerce and of other plugins listen to one or the other. */
	const tell = ( type: string ) => input.dispatchEvent( new Event( type, { bubbles: true } ) );

	/** Says the quantity, and shows why it is not the one that was asked for. */
	const say = ( value: number, reason = '' ) => {
		root.classList.toggle( 'is-limited', reason !== '' );
		// The same words again are no change, and would not be said again.
		note.textContent = '';
		note.textContent = reason.replace( '%s', String( value ) ) || String( value );
	};

	const press = ( direction: 1 | -1, isRepeated: boolean ) => {
		const value = stepped( input.value, direction, range() );
		// What it would be if the range did not end.
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
			// An empty field is a choice where a quantity may be nothing (grouped products), and else the browser asks
			// for one.
			if ( input.value && value !== Number( input.value ) ) {
				say( value, value < Number( input.value ) ? words.most : words.least );
				input.value = String( value );
				tell( 'input' );
				// Enter sends the form right after the change: the shopper reads first what became of the number.
				input.form?.addEventListener( 'submit', stop, { capture: true, once: true } );
				setTimeout( () => input.form?.removeEventListener( 'submit', stop, true ) );
			}
			show();
		},
		{ signal }
	);

	// Variations have limits of their own: WooCommerce writes them into the field.
	const observer = new MutationObserver( show );
	observer.observe( input, { attributeFilter: [ 'min', 'max', 'step' ] } );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
	} );
	show();
} );
