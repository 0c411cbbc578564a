import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ItemShowcaseAttributes } from './attributes';
import { classesOf } from './look';

/* Image and statements, readable without the plugin; the points come when it is rendered, the lines when it is shown. */
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
