import { useRefEffect } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import type { TabbedInfoAttributes } from './attributes';

/**
 * Whether the editor is so narrow that visitors would get an accordion instead of tabs. This also works in the previews
 * of tablet and phone.
 *
 * @param attributes Attributes of the block.
 * @return Whether it is narrow, and a ref for the block's outer element.
 */
export function useNarrow( { mode, accordionBelow, measure }: TabbedInfoAttributes ) {
	const [ isNarrow, setNarrow ] = useState( false );
	const canBeNarrow = mode === 'tabs' && accordionBelow > 0;
	const ref = useRefEffect< HTMLElement >(
		( element ) => {
			// The canvas is an iframe with its own window. The width of that window is the previewed width.
			const view = element.ownerDocument.defaultView;
			if ( ! canBeNarrow || ! view ) {
				setNarrow( false );
				return undefined;
			}
			if ( measure === 'container' ) {
				const observer = new view.ResizeObserver( ( [ entry ] ) =>
					setNarrow( ( entry?.contentRect.width ?? Infinity ) <= accordionBelow )
				);
				observer.observe( element );
				return () => observer.disconnect();
			}
			const query = view.matchMedia( `(width <= ${ accordionBelow }px)` );
			const update = () => setNarrow( query.matches );
			query.addEventListener( 'change', update );
			update();
			return () => query.removeEventListener( 'change', update );
		},
		[ canBeNarrow, accordionBelow, measure ]
	);
	return { isNarrow, ref };
}
