import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { BlogListAttributes } from './attributes';
import { icons } from './icons';

type Layout = BlogListAttributes[ 'layout' ];

const variation = (
	layout: Layout,
	title: string,
	description: string,
	attributes: Partial< BlogListAttributes > = {}
): BlockVariation< BlogListAttributes > => ( {
	name: layout,
	title,
	description,
	icon: icons[ layout ],
	attributes: { layout, ...attributes } as BlogListAttributes,
	scope: [ 'inserter' ],
	isActive: [ 'layout' ],
	...( layout === 'grid' ? { isDefault: true } : {} ),
} );

/** A variation a layout, each with the elements that suit it. */
export const variations: BlockVariation< BlogListAttributes >[] = [
	// The one that the inserter offers for the block itself, so it has the block's name: who looks for that finds it.
	variation( 'grid', __( 'Blog list', 'eidan' ), __( 'Posts side by side, pictures of one shape.', 'eidan' ) ),
	variation( 'standard', __( 'Blog, large', 'eidan' ), __( 'One post a row with a large picture and a large title.', 'eidan' ), {
		ratio: '16/9',
		elements: [ 'image', 'date', 'terms', 'reading-time', 'title', 'excerpt', 'read-more' ],
	} ),
	variation( 'masonry', __( 'Blog masonry', 'eidan' ), __( 'Posts side by side, every picture in its own shape.', 'eidan' ) ),
	variation( 'side', __( 'Blog with pictures beside', 'eidan' ), __( 'One post a row, the picture beside the text.', 'eidan' ) ),
	variation( 'minimal', __( 'Blog, titles only', 'eidan' ), __( 'A quiet table of dates and titles.', 'eidan' ), {
		elements: [ 'date', 'title', 'terms' ],
	} ),
];
