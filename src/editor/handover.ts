import { useEffect, useRef } from '@wordpress/element';

/**
 * Keeps the keyboard in a block whose placeholder gives way to content: the button that was pressed is gone then, and
 * the focus with it.
 *
 * @param isEmpty  Whether the placeholder is there.
 * @param selector What gets the focus, such as the first field to write in; the block itself where there is none.
 * @return For the block's element.
 */
export function useHandover< E extends HTMLElement >( isEmpty: boolean, selector = '' ) {
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
