import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { StackedImagesAttributes } from './attributes';

/** Saves the images one after the other and the caption, so that they can be read without the plugin. */
export default function save( { attributes: { caption } }: BlockSaveProps< StackedImagesAttributes > ) {
	return (
		<figure { ...useBlockProps.save() }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-stack' } ) } />
			{ ! RichText.isEmpty( caption ?? '' ) && (
				<RichText.Content
					tagName="figcaption"
					className="eidan-stack__caption wp-element-caption"
					value={ caption ?? '' }
				/>
			) }
		</figure>
	);
}
