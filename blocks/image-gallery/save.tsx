import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ImageGalleryAttributes } from './attributes';

/**
 * Saves only the images and the captions, so that they can be read without the plugin. PHP adds the layout, so a
 * changed setting does not change the saved HTML.
 */
export default function save( { attributes: { caption } }: BlockSaveProps< ImageGalleryAttributes > ) {
	return (
		<figure { ...useBlockProps.save() }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-gallery' } ) } />
			{ ! RichText.isEmpty( caption ?? '' ) && (
				<RichText.Content
					tagName="figcaption"
					className="eidan-gallery__caption wp-element-caption"
					value={ caption ?? '' }
				/>
			) }
		</figure>
	);
}
