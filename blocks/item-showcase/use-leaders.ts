import { useEffect, type RefObject } from '@wordpress/element';
import { drawLeaders } from '../../src/view/leader/draw';
import { leadersOf } from '../../src/view/leader/leaders';
import type { ItemShowcaseAttributes } from './attributes';

/**
 * Draws the lines in the canvas, by the function that draws them on the page.
 *
 * @param root The block.
 * @param line Shape; `none` takes them away.
 * @param key  What their places hang on: drawn anew when it changes, and with every change of size.
 */
export function useLeaders(
	root: RefObject< HTMLElement >,
	line: ItemShowcaseAttributes[ 'line' ],
	key: string
): void {
	useEffect( () => {
		const block = root.current;
		const picture = block?.querySelector( '.eidan-showcase__media' );
		const view = block?.ownerDocument.defaultView;
		if ( ! block || ! picture || ! view ) {
			return undefined;
		}
		const draw = () => {
			const isWide = view.matchMedia( '(min-width: 681px)' ).matches;
			if ( line === 'none' || ! isWide ) {
				block.querySelectorAll( '.eidan-showcase__items > * > svg' ).forEach( ( svg ) => svg.remove() );
			} else {
				drawLeaders( picture, leadersOf( block ), line );
			}
		};
		const observer = new view.ResizeObserver( draw );
		[ block, picture, ...Array.from( block.querySelectorAll( '.eidan-showcase__items > *' ) ) ].forEach(
			( element ) => observer.observe( element )
		);
		draw();
		return () => observer.disconnect();
	}, [ root, line, key ] );
}
