import { useRefEffect } from '@wordpress/compose';
import { useIsPreview } from '@eidan/editor';

/**
 * Opens the first submenu in the image of the inserter.
 *
 * @return Ref for the element around the server's preview.
 */
export function useOpenSubmenu() {
	const isPreview = useIsPreview();
	return useRefEffect< HTMLElement >(
		( element ) => {
			if ( ! isPreview ) {
				return undefined;
			}
			const observer = new MutationObserver( () =>
				element.querySelector( '.is-form-bar details' )?.setAttribute( 'open', '' )
			);
			observer.observe( element, { childList: true, subtree: true } );
			return () => observer.disconnect();
		},
		[ isPreview ]
	);
}
