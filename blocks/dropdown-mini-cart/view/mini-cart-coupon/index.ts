/**
 * The module `@eidan/mini-cart-coupon`: the field for a coupon's code. Coupons of the cart, and the buttons that remove
 * them, are beside the totals. A refusal is shown beside the field, in the shop's words.
 */
import { problemIn, sentences } from '../mini-cart-panel/messages';
import type { StartPart } from '../mini-cart-panel/part';

export const start: StartPart = ( element, { change, signal } ) => {
	const form = element.querySelector( 'form' )!;
	const input = form.querySelector( 'input' )!;
	const text = sentences( JSON.parse( element.dataset.words! ) );
	const show = problemIn( element.querySelector( '[role=alert]' )! );
	let isBusy = false;

	/** Shows why a code was refused. Without words it is not refused. */
	const refused: typeof show = ( sentence, html ) => {
		show( sentence, html );
		input.ariaInvalid = `${ !! ( sentence || html ) }`;
	};
	form.addEventListener(
		'submit',
		async ( event ) => {
			event.preventDefault();
			if ( isBusy ) {
				return;
			}
			const code = input.value.trim();
			if ( ! code ) {
				refused( text( 'empty' ) );
				input.focus();
				return;
			}
			isBusy = true;
			if ( await change( '/apply-coupon', { code }, code, text( 'applied', code ), refused ) ) {
				input.value = '';
			}
			isBusy = false;
			input.focus();
		},
		{ signal }
	);
	input.addEventListener( 'input', () => refused( '' ), { signal } );
};
