import { useRefEffect } from '@wordpress/compose';

/**
 * Lets authors drag tabs by their handles. The listeners are on the strip itself, because React's listeners are on the
 * root: they run too late to stop the editor from dragging the whole block.
 *
 * @param move Moves an item to a position, counted from 0.
 * @return Ref for the strip.
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
