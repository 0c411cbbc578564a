/** Finds out which form of a header the editor has to show: the one that visitors get at the previewed width. */
import { useRefEffect } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { useWidth, formAt, type ShownForm } from '@eidan/editor';

/** Whether the wide form does not fit. src/view/header/fit.ts measures the same on the page. */
const overflows = ( bar: HTMLElement ): boolean => {
	const before = bar.dataset.eidanForm ?? '';
	bar.dataset.eidanForm = 'measured';
	const isOverflowing = [ bar, ...bar.children ].some( ( row ) => row.scrollWidth > row.clientWidth + 1 );
	bar.dataset.eidanForm = before;
	return isOverflowing;
};

/**
 * Keeps track of the form that the editor shows, wide or compact. It follows previews and changes of width.
 *
 * @param breakpoint     Greatest width in pixels at which the header is compact.
 * @param collapsesByFit If true, the breakpoint is ignored: the header is compact when the wide form does not fit.
 * @return A ref for the header; its form, which the caller sets on it as `data-eidan-form`; and the form whose height it
 *         has. The height follows the breakpoint even if the header is compact because the wide form does not fit.
 */
export function useShownForm( breakpoint: number, collapsesByFit: boolean ) {
	const [ form, setForm ] = useState< ShownForm >( 'wide' );
	const [ heightForm, setHeightForm ] = useState< ShownForm >( 'wide' );
	const [ width ] = useWidth();
	const ref = useRefEffect< HTMLElement >(
		( bar ) => {
			const { defaultView } = bar.ownerDocument;
			// A preview in a dialog is as wide as it says, whatever width the editor previews.
			const isImage = !! defaultView?.frameElement?.closest( '.block-editor-block-preview__content' );
			const update = () => {
				if ( defaultView ) {
					const fittingForm = () => ( overflows( bar ) ? 'compact' : 'wide' );
					const formOfWidth = formAt( {
						canvas: defaultView.innerWidth,
						window: window.innerWidth,
						isDesktop: width === 'desktop' && ! isImage,
						breakpoint,
					} );
					setForm( collapsesByFit ? fittingForm() : formOfWidth );
					setHeightForm( formOfWidth );
				}
			};
			const sizeObserver = new ResizeObserver( update );
			// Menus are loaded from the server after the header is there, and change what fits.
			const contentObserver = new MutationObserver( update );
			sizeObserver.observe( bar );
			contentObserver.observe( bar, { childList: true, subtree: true } );
			// The canvas gets its new width in an animation, after the preview was chosen. A header in a column keeps its
			// own size meanwhile.
			defaultView?.addEventListener( 'resize', update );
			update();
			return () => {
				sizeObserver.disconnect();
				contentObserver.disconnect();
				defaultView?.removeEventListener( 'resize', update );
			};
		},
		[ breakpoint, collapsesByFit, width ]
	);
	return [ ref, form, heightForm ] as const;
}
