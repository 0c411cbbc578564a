/**
 * Which form of a header the canvas shows: the one that visitors get at the width that is previewed.
 */
import { useRefEffect } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { useWidth, formAt, type ShownForm } from '@eidan/editor';

/** Whether the wide form does not fit: src/view/header/fit.ts asks the same on the page. */
const isFull = ( bar: HTMLElement ): boolean => {
	const before = bar.dataset.eidanForm ?? '';
	bar.dataset.eidanForm = 'measured';
	const full = [ bar, ...bar.children ].some( ( row ) => row.scrollWidth > row.clientWidth + 1 );
	bar.dataset.eidanForm = before;
	return full;
};

/**
 * The form that the canvas shows, followed through previews and changes of width.
 *
 * @param breakpoint Up to this width it is compact.
 * @param fits       Whether it is compact where the wide form does not fit instead.
 * @return A ref for the bar; the form, which the bar has as `data-eidan-form`; and the form whose height it has. That
 *         follows the breakpoint, also where the bar is compact since it does not fit.
 */
export function useShownForm( breakpoint: number, fits: boolean ) {
	const [ form, setForm ] = useState< ShownForm >( 'wide' );
	const [ side, setSide ] = useState< ShownForm >( 'wide' );
	const [ width ] = useWidth();
	const ref = useRefEffect< HTMLElement >(
		( bar ) => {
			const { defaultView } = bar.ownerDocument;
			const look = () => {
				if ( defaultView ) {
					const byRoom = () => ( isFull( bar ) ? 'compact' : 'wide' );
					const byWidth = formAt( {
						canvas: defaultView.innerWidth,
						window: window.innerWidth,
						isDesktop: width === 'desktop',
						breakpoint,
					} );
					setForm( fits ? byRoom() : byWidth );
					setSide( byWidth );
				}
			};
			const sizes = new ResizeObserver( look );
			// Menus come from the server, after the bar.
			const contents = new MutationObserver( look );
			sizes.observe( bar );
			contents.observe( bar, { childList: true, subtree: true } );
			look();
			return () => {
				sizes.disconnect();
				contents.disconnect();
			};
		},
		[ breakpoint, fits, width ]
	);
	return [ ref, form, side ] as const;
}
