import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { SingleImageAttributes } from './attributes';
import { ImageMarkup } from '@eidan/editor';
import { classesOf, styleOf } from './look';

export default function save( { attributes }: BlockSaveProps< SingleImageAttributes > ) {
	const { url, caption } = attributes;
	if ( ! url ) {
		return null;
	}
	return (
		<figure { ...useBlockProps.save( { className: classesOf( attributes ) } ) }>
			<ImageMarkup attributes={ attributes } style={ styleOf( attributes ) } />
			{ ! RichText.isEmpty( caption ?? '' ) && (
				<RichText.Content tagName="figcaption" className="wp-element-caption" value={ caption ?? '' } />
			) }
		</figure>
	);
}
