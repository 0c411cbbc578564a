import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { SingleImageAttributes } from './attributes';
import { classesOf, styleOf } from './look';

export default function save( { attributes }: BlockSaveProps< SingleImageAttributes > ) {
	const { id, url, alt, title, caption, decorative, width, height, linkTo, href, linkTarget, rel } = attributes;
	if ( ! url ) {
		return null;
	}
	const image = (
		<img
			src={ url }
			alt={ decorative ? '' : alt }
			className={ id ? `wp-image-${ id }` : undefined }
			width={ width }
			height={ height }
			title={ title }
			style={ styleOf( attributes ) }
		/>
	);
	return (
		<figure { ...useBlockProps.save( { className: classesOf( attributes ) } ) }>
			{ linkTo !== 'none' && href ? (
				<a href={ href } target={ linkTarget } rel={ rel }>
					{ image }
				</a>
			) : (
				image
			) }
			{ ! RichText.isEmpty( caption ?? '' ) && (
				<RichText.Content tagName="figcaption" className="wp-element-caption" value={ caption ?? '' } />
			) }
		</figure>
	);
}
