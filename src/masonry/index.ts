/**
 * Printed into the page after each masonry (Eidan\Masonry\Masonry), so that its items are placed before anyone sees
 * them. The view module loads later, and moving the items then would be a visible jump.
 *
 * This file must not contain a less-than sign: WordPress would take it for the start of a tag.
 */
import { isNative, place } from '../view/masonry/place';

const root = document.currentScript?.previousElementSibling?.querySelector< HTMLElement >( '[data-eidan-masonry]' );
if ( root && ! isNative() ) {
	place( root );
}
