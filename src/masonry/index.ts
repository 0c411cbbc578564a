/**
 * Printed into the page behind each masonry (Eidan\Masonry\Masonry), so that it is in place before anybody sees it: the
 * view module comes later, and what it would move then would jump.
 *
 * No less-than sign may stand in here: WordPress would take it for the beginning of a tag.
 */
import { isNative, place } from '../view/masonry/place';

const root = document.currentScript?.previousElementSibling?.querySelector< HTMLElement >( '[data-eidan-masonry]' );
if ( root && ! isNative() ) {
	place( root );
}
