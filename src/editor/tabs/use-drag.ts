import { useRefEffect } from '@wordpress/compose';

/**
 * Dragging tabs by their handles. Listens on the strip itself: React's
 * listeners sit at the root, too late to keep the editor from dragging the
 * whole block.
 *
 * @param move Puts an item at a place.
 */
export const useDrag = ( move: ( clientId: string, index: number ) => void ) =>
	useRefEffect< HTMLElement >(
		( strip ) => {
			let dragged: string | undefined;
			const tabOf = ( event: Event ) => ( event.target as Element ).closest< HTMLElement >( '[data-item]' );
			const controller = new AbortController();
			const on = ( type: string, listener: ( event: DragEvent ) => void ) =>
				strip.addEventListener( type, listener as EventListener, { signal: controller.signal } );

			on( 'dragstart', ( event ) => {
				event.stopPropagation();
				dragged = tabOf( event )?.dataset.item;
				event.dataTransfer?.setData( 'text/plain', '' );
			} );
			on( 'dragover', ( event ) => {
				if ( dragged && tabOf( event ) ) {
					event.preventDefault();
					event.stopPropagation();
				}
			} );
			on( 'drop', ( event ) => {
				const target = tabOf( event );
				if ( dragged && target ) {
					event.preventDefault();
					event.stopPropagation();
					move( dragged, Array.from( strip.querySelectorAll( '[data-item]' ) ).indexOf( target ) );
				}
			} );
			on( 'dragend', ( event ) => {
				event.stopPropagation();
				dragged = undefined;
			} );
			return () => controller.abort();
		},
		[ move ]
	);
