import type { Leader } from './draw';

/**
 * Pairs the statements of an item showcase with their points, in the order of the page. A statement without a point is
 * left out.
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
