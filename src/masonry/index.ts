/**
 * Printed into the page after each masonry (Eidan\Masonry\Masonry), so that its items are placed before anyone sees
 * them. The view module loads later, and moving the items then would be a visible jump. Where it waits until somebody is
 * near, the window may become narrower before: an observer runs before each paint in which the size is another.
 *
 * This file must not contain a less-than sign: WordPress would take it for the start of a tag.
 */
import { isNative, place } from '../view/masonry/place';

const root = document.currentScript?.previousElementSibling?.querySelector< HTMLElement >( '[data-eidan-masonry]' );
if ( root && ! isNative() ) {
	// At once: what comes back to a place on the page needs its height.
	place( root );
	new ResizeObserver( () => place( root ) ).observe( root );
}
