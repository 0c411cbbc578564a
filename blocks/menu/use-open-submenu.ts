import { useRefEffect } from '@wordpress/compose';
import { useIsImage } from '@eidan/editor';

/**
 * Opens the first submenu in the image of the inserter.
 *
 * @param clientId Id of the menu block.
 * @return Ref for the element around the server's preview.
 */
export function useOpenSubmenu( clientId: string ) {
	const isImage = useIsImage( clientId );
	return useRefEffect< HTMLElement >(
		( element ) => {
			if ( ! isImage ) {
				return undefined;
			}
			const observer = new MutationObserver( () =>
				element.querySelector( '.is-form-bar details' )?.setAttribute( 'open', '' )
			);
			observer.observe( element, { childList: true, subtree: true } );
			return () => observer.disconnect();
		},
		[ isImage ]
	);
}
