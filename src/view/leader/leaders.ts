import type { Leader } from './draw';

/**
 * Statements and points of an item showcase, in their order.
 *
 * @param root The block.
 */
export function leadersOf( root: Element ): Leader[] {
	const dots = root.querySelectorAll< HTMLElement >( '.eidan-showcase__dot' );
	return [ ...root.querySelectorAll< HTMLElement >( '.eidan-showcase__items > *' ) ].flatMap( ( item, index ) => {
		const dot = dots[ index ];
		return dot ? [ { item, dot } ] : [];
	} );
}
