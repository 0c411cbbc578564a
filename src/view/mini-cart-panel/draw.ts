import type { Cart } from '../mini-cart/cart';
import { lineElement, type Text } from './elements';

/**
 * The lines of a cart as elements, in their order. Lines that are not in it any more are forgotten.
 *
 * @param cart      The cart; without one there are no lines.
 * @param elements  Lines by their keys, as they were drawn last.
 * @param template  What a line is made of.
 * @param isWaiting Whether the quantity of a line was changed here, and is not sent yet.
 * @param text      Gives a sentence with values in it.
 */
export function lineElements(
	cart: Cart | undefined,
	elements: Map< string, HTMLElement >,
	template: DocumentFragment,
	isWaiting: ( key: string ) => boolean,
	text: Text
): HTMLElement[] {
	const before = new Map( elements );
	elements.clear();
	return ( cart?.items ?? [] ).map( ( line ) => {
		const { key } = line;
		const element = lineElement( before.get( key ), template, line, cart!, text, isWaiting( key ) );
		elements.set( key, element );
		return element;
	} );
}
