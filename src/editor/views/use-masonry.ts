import { useRefEffect } from '@wordpress/compose';
import { masonry } from '../../view/masonry/masonry';
import { useStarted } from './use-started';

const keep = ( root: HTMLElement, { signal }: { signal: AbortSignal } ) => masonry( root, {}, { signal } );

/** Lays out the masonries of a preview as on the page: a ref for the element around it. */
export const useMasonries = () => useStarted( '[data-eidan-masonry]', keep );

/**
 * Lays out blocks in the canvas as a masonry: a ref for the element around them.
 *
 * @param on Whether it is one now; when it no longer is, nothing of it stays.
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
