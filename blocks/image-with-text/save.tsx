import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ImageWithTextAttributes } from './attributes';
import { classesOf } from './look';

/* Saves image and text, so that they can be read without the plugin. PHP adds the image for narrow screens. */
export default function save( { attributes }: BlockSaveProps< ImageWithTextAttributes > ) {
	const { id, url, alt } = attributes.media;
	return (
		<div { ...useBlockProps.save( { className: classesOf( attributes ) } ) }>
			{ url && (
				<figure className="wp-block-eidan-image-with-text__media">
					<img src={ url } alt={ alt ?? '' } className={ id ? `wp-image-${ id }` : undefined } />
				</figure>
			) }
			<div
				{ ...useInnerBlocksProps.save( {
					className: 'wp-block-eidan-image-with-text__content is-layout-flow',
				} ) }
			/>
		</div>
	);
}
