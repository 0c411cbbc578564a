/**
 * The module `@eidan/mini-cart-note`: the note on the order. The shop keeps it with the cart, and the checkout has it in
 * its own field.
 */
import { problemIn, sentences } from '../mini-cart-panel/messages';
import type { StartPart } from '../mini-cart-panel/part';

/** Milliseconds without a key after which the note is sent. */
const PAUSE = 1500;

export const start: StartPart = ( element, { store, run, signal } ) => {
	const field = element.querySelector( 'textarea' )!;
	const text = sentences( JSON.parse( element.dataset.words! ) );
	const refused = problemIn( element.querySelector( '[role=alert]' )! );
	let timer = 0;
	/** Whether there is something that the shop does not have. */
	let isTyped = false;

	const draw = () => {
		const { note = '' } = store.cart?.extensions.eidan ?? {};
		// Do not overwrite what the shopper is typing.
		if ( ! isTyped ) {
			field.value = note;
		}
		if ( note && element instanceof HTMLDetailsElement ) {
			element.open = true;
		}
	};
	const save = async () => {
		window.clearTimeout( timer );
		if ( ! isTyped ) {
			return;
		}
		isTyped = false;
		const body = { namespace: 'eidan', data: { note: field.value } };
		const isDone = await run( () => store.send( '/extensions', body ), ' ', text( 'saved' ), refused );
		// What was refused is sent again with the next key.
		isTyped ||= ! isDone;
	};

	field.addEventListener(
		'input',
		() => {
			isTyped = true;
			window.clearTimeout( timer );
			timer = window.setTimeout( save, PAUSE );
		},
		{ signal }
	);
	field.addEventListener( 'change', save, { signal } );
	element.closest( 'dialog' )!.addEventListener( 'close', save, { signal } );
	window.addEventListener( 'pagehide', save, { signal } );
	signal.addEventListener( 'abort', () => window.clearTimeout( timer ) );
	store.subscribe( draw, signal );
	draw();
};
