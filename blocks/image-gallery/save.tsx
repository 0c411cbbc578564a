import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ImageGalleryAttributes } from './attributes';

/**
 * The images and captions only: readable without the plugin, and no setting
 * changes what is saved. The layout is added by PHP.
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
