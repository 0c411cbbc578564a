import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ParallaxImageShowcaseItemAttributes } from './attributes';
import { cropOf, ImageMarkup } from '@eidan/editor';

/** Saves the image, its link and its caption. PHP adds the position. */
export default function save( { attributes }: BlockSaveProps< ParallaxImageShowcaseItemAttributes > ) {
	const { url, caption } = attributes;
	return url ? (
		<figure { ...useBlockProps.save() }>
			<ImageMarkup attributes={ attributes } style={ cropOf( attributes ) } />
			{ ! RichText.isEmpty( caption ?? '' ) && <RichText.Content tagName="figcaption" value={ caption ?? '' } /> }
		</figure>
	) : null;
}
