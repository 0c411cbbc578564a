import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { SwappingImageGalleryAttributes } from './attributes';

/**
 * Saves only images, videos and captions, so that they can be read without the plugin. PHP adds the list that swaps
 * them.
 */
export default function save( { attributes: { caption } }: BlockSaveProps< SwappingImageGalleryAttributes > ) {
	return (
		<figure { ...useBlockProps.save() }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-swap' } ) } />
			{ ! RichText.isEmpty( caption ?? '' ) && (
				<RichText.Content
					tagName="figcaption"
					className="eidan-swap__caption wp-element-caption"
					value={ caption ?? '' }
				/>
			) }
		</figure>
	);
}
