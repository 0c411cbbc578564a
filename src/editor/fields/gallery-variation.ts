import { registerBlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { isBound, type Bound } from './types';

/** Offers galleries that show the images of an item; on the page includes/Posts/ItemGallery.php fills them. */
export function registerGalleryVariation() {
	registerBlockVariation( 'eidan/image-gallery', {
		name: 'portfolio-item',
		title: __( 'Portfolio gallery', 'eidan' ),
		description: __( 'The images of the current portfolio item.', 'eidan' ),
		attributes: {
			layout: 'rows',
			metadata: { bindings: { images: { source: 'eidan/portfolio', args: { key: 'gallery' } } } },
		} as never,
		scope: [ 'inserter' ],
		isActive: ( attributes: Bound ) => isBound( attributes ),
	} as never );
}
