import { useEffect, type RefObject } from '@wordpress/element';
import { drawLeaders } from './view/draw';
import { leadersOf } from './view/leaders';
import type { ItemShowcaseAttributes } from './attributes';

/**
 * Draws the lines from items to points in the editor, with the function that draws them on the page.
 *
 * @param root Ref of the block's element.
 * @param line Shape of the lines. `none` removes them.
 * @param key  Describes the image and all points. When it changes, the lines are drawn again. They also are when the
 *             block, the image or an item changes its size.
 */
export function useLeaders(
	root: RefObject< HTMLElement >,
	line: ItemShowcaseAttributes[ 'line' ],
	key: string
): void {
	useEffect( () => {
		const block = root.current;
		const image = block?.querySelector( '.eidan-showcase__media' );
		const view = block?.ownerDocument.defaultView;
		if ( ! block || ! image || ! view ) {
			return undefined;
		}
		const draw = () => {
			const isWide = view.matchMedia( '(min-width: 681px)' ).matches;
			if ( line === 'none' || ! isWide ) {
				block.querySelectorAll( '.eidan-showcase__items > * > svg' ).forEach( ( svg ) => svg.remove() );
			} else {
				drawLeaders( image, leadersOf( block ), line );
			}
		};
		const observer = new view.ResizeObserver( draw );
		[ block, image, ...Array.from( block.querySelectorAll( '.eidan-showcase__items > *' ) ) ].forEach(
			( element ) => observer.observe( element )
		);
		draw();
		return () => observer.disconnect();
	}, [ root, line, key ] );
}
