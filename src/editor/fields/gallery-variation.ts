import { registerBlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { isBound, type Bound } from './types';

/**
 * Registers a variation of the image gallery that shows the images of the current portfolio item. On the page,
 * the block's BoundImages.php adds them.
 */
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
