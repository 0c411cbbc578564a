import { useRefEffect } from '@wordpress/compose';
import { masonry } from '../../view/masonry/masonry';
import { useStarted } from './use-started';

const keep = ( root: HTMLElement, { signal }: { signal: AbortSignal } ) => masonry( root, {}, { signal } );

/** Lays out masonries in a server preview as on the page. Returns a ref for the element around the preview. */
export const useMasonries = () => useStarted( '[data-eidan-masonry]', keep );

/**
 * Lays out blocks in the canvas as a masonry.
 *
 * @param on Whether to use the masonry layout. When it is turned off, all its classes and styles are removed.
 * @return Ref for the element that contains the blocks.
 */
export const useMasonry = ( on: boolean ) =>
	useRefEffect< HTMLElement >(
		( element ) => {
			if ( ! on ) {
				return;
			}
			const controller = new AbortController();
			keep( element, controller );
			return () => {
				controller.abort();
				element.classList.remove( 'is-placed' );
				( [ ...element.children ] as HTMLElement[] ).forEach( ( { style } ) => {
					style.gridArea = '';
					style.marginBlockStart = '';
				} );
			};
		},
		[ on ]
	);
