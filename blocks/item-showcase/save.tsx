import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ItemShowcaseAttributes } from './attributes';
import { classesOf } from './look';

/*
 * Saves image and items, so that they can be read without the plugin. PHP adds the points, the view script draws the
 * lines.
 */
export default function save( { attributes }: BlockSaveProps< ItemShowcaseAttributes > ) {
	const { id, url, alt } = attributes.media;
	return (
		<div { ...useBlockProps.save( { className: classesOf( attributes ) } ) }>
			{ url && (
				<figure className="eidan-showcase__media">
					<img src={ url } alt={ alt ?? '' } className={ id ? `wp-image-${ id }` : undefined } />
				</figure>
			) }
			<div { ...useInnerBlocksProps.save( { className: 'eidan-showcase__items' } ) } />
		</div>
	);
}
