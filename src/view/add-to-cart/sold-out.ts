import type { Settings } from './settings';

/**
 * Shows on a card that its product was sold out since the page was made, or is there again.
 *
 * @param form The form of the button.
 * @return Shows it. Returns what the button says from now on.
 */
export function soldOutOn( form: HTMLFormElement ): ( isOut: boolean, words: Settings[ 'words' ] ) => string {
	const usual = form.querySelector( 'button[value]' )!.firstElementChild!.textContent!;
	const stock = form.closest( '.eidan-product' )?.querySelector( '.eidan-product__stock' );
	const before = stock?.textContent ?? '';
	return ( isOut, { soldOut } ) => {
		form.classList.toggle( 'is-out', isOut );
		// A choice on the card may have written another text meanwhile.
		if ( stock && ( isOut || stock.textContent === soldOut ) ) {
			stock.textContent = isOut ? soldOut : before;
		}
		return isOut ? soldOut : usual;
	};
}
