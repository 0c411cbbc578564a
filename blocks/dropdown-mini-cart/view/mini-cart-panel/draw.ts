import type { Cart } from '../../../../src/view/shop/cart';
import { lineElement, type Text } from './elements';

/**
 * Returns the elements of a cart's lines, in the cart's order. Elements of lines that the cart no longer has are
 * forgotten.
 *
 * @param cart      The cart. Without a cart there are no lines.
 * @param elements  The elements drawn last, by the keys of their lines. They are updated.
 * @param template  HTML of a line.
 * @param isWaiting Whether a line's quantity was changed here and not sent yet.
 * @param text      Returns a sentence with values in it.
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
