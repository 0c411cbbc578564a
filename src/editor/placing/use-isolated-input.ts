import { useRefEffect } from '@wordpress/compose';
import { useRef } from '@wordpress/element';

/**
 * Hides keys and drags on an element in the canvas from the block editor. Otherwise arrow keys would move to another
 * block, and dragging would move the whole block. React's listeners on the root run too late for this.
 *
 * @param onKey Handles a key. Returns false for a key that the block editor should handle.
 * @return Ref for the element.
 */
export function useIsolatedInput< E extends HTMLElement >( onKey: ( event: KeyboardEvent ) => boolean ) {
	const latest = useRef( onKey );
	latest.current = onKey;
	return useRefEffect< E >( ( element ) => {
		const press = ( event: KeyboardEvent ) => {
			if ( latest.current( event ) ) {
				event.preventDefault();
				event.stopPropagation();
			}
		};
		const still = ( event: Event ) => {
			event.preventDefault();
			event.stopPropagation();
		};
		element.draggable = true;
		element.addEventListener( 'keydown', press );
		element.addEventListener( 'dragstart', still );
		return () => {
			element.removeEventListener( 'keydown', press );
			element.removeEventListener( 'dragstart', still );
		};
	}, [] );
}
