/** Finds out which form of a header the editor has to show: the one that visitors get at the previewed width. */
import { useRefEffect } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { useWidth, formAt, type ShownForm } from '@eidan/editor';

/** Whether the wide form does not fit. src/view/header/fit.ts measures the same on the page. */
const isFull = ( bar: HTMLElement ): boolean => {
	const before = bar.dataset.eidanForm ?? '';
	bar.dataset.eidanForm = 'measured';
	const full = [ bar, ...bar.children ].some( ( row ) => row.scrollWidth > row.clientWidth + 1 );
	bar.dataset.eidanForm = before;
	return full;
};

/**
 * Keeps track of the form that the editor shows, wide or compact. It follows previews and changes of width.
 *
 * @param breakpoint Greatest width in pixels at which the header is compact.
 * @param fits       If true, the breakpoint is ignored: the header is compact when the wide form does not fit.
 * @return A ref for the header, and its form. The header also needs the form as `data-eidan-form`.
 */
export function useShownForm( breakpoint: number, fits: boolean ) {
	const [ form, setForm ] = useState< ShownForm >( 'wide' );
	const [ width ] = useWidth();
	const ref = useRefEffect< HTMLElement >(
		( bar ) => {
			const { defaultView } = bar.ownerDocument;
			const look = () => {
				if ( defaultView ) {
					const byRoom = () => ( isFull( bar ) ? 'compact' : 'wide' );
					setForm(
						fits
							? byRoom()
							: formAt( {
									canvas: defaultView.innerWidth,
									window: window.innerWidth,
									isDesktop: width === 'desktop',
									breakpoint,
								} )
					);
				}
			};
			const sizes = new ResizeObserver( look );
			// Menus are loaded from the server after the header is there, and change what fits.
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
	return [ ref, form ] as const;
}
