import { useEffect, useRef } from '@wordpress/element';

/**
 * Moves the focus into a block when content replaces its placeholder. The button that was pressed disappears with the
 * placeholder, so the focus would be lost.
 *
 * @param isEmpty  Whether the placeholder is shown.
 * @param selector Finds the element that gets the focus, such as the first text field. If it finds none, the block
 *                 itself gets the focus.
 * @return Ref for the block's element.
 */
export function useFocusAfterPlaceholder< E extends HTMLElement >( isEmpty: boolean, selector = '' ) {
	const element = useRef< E >( null );
	const wasEmpty = useRef( isEmpty );
	useEffect( () => {
		const block = element.current;
		const isLost = block?.ownerDocument.activeElement === block?.ownerDocument.body;
		if ( block && wasEmpty.current && ! isEmpty && isLost && block.ownerDocument.hasFocus() ) {
			( ( selector && block.querySelector< HTMLElement >( selector ) ) || block ).focus();
		}
		wasEmpty.current = isEmpty;
	}, [ isEmpty, selector ] );
	return element;
}
