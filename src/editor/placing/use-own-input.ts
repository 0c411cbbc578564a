import { useRefEffect } from '@wordpress/compose';
import { useRef } from '@wordpress/element';

/**
 * Keeps keys and drags of an element in the canvas from the block editor, which listens below React's own listeners:
 * arrow keys would move between blocks, and the pointer would drag the block.
 *
 * @param onKey What a key does; false for a key that is not the element's own.
 * @return For the element's `ref`.
 */
export function useOwnInput< E extends HTMLElement >( onKey: ( event: KeyboardEvent ) => boolean ) {
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
