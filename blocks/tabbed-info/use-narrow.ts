import { useRefEffect } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import type { TabbedInfoAttributes } from './attributes';

/**
 * Whether the canvas is so narrow that visitors get an accordion in place of
 * tabs: in the previews of tablet and phone, and with the window.
 *
 * @param attributes Attributes of the tabbed info.
 * @return That, and a ref for the block's outer element.
 */
export function useNarrow( { mode, accordionBelow, measure }: TabbedInfoAttributes ) {
	const [ narrow, setNarrow ] = useState( false );
	const possible = mode === 'tabs' && accordionBelow > 0;
	const ref = useRefEffect< HTMLElement >(
		( element ) => {
			// The canvas is a window of its own, and its width is that of the preview.
			const view = element.ownerDocument.defaultView;
			if ( ! possible || ! view ) {
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
		[ possible, accordionBelow, measure ]
	);
	return { narrow, ref };
}
