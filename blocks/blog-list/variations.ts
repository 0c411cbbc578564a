import { __ } from '@wordpress/i18n';
import type { Variation } from '@eidan/editor';
import type { BlogListAttributes } from './attributes';
import metadata from './block.json';
import { icons } from './icon';

type Layout = BlogListAttributes[ 'layout' ];

const variation = (
	layout: Layout,
	title: string,
	description: string,
	attributes: Partial< BlogListAttributes > = {}
): Variation< BlogListAttributes > => ( {
	name: layout,
	title,
	description,
	icon: icons[ layout ],
	attributes: { layout, ...attributes },
	scope: [ 'inserter' ],
	isActive: [ 'layout' ],
	...( layout === 'grid' ? { isDefault: true } : {} ),
} );

/**
 * Returns the attributes to set when the layout changes. If the elements and the ratio are the defaults of the old
 * layout, they become those of the new one. Otherwise the author's choice is kept. The layout `minimal` never gets
 * images or excerpts.
 *
 * @param attributes Current attributes.
 * @param layout     The new layout.
 */
export function inLayout(
	attributes: Pick< BlogListAttributes, 'layout' | 'elements' | 'ratio' >,
	layout: Layout
): Partial< BlogListAttributes > {
	const defaultsOf = ( of: Layout ) => ( {
		elements: metadata.attributes.elements.default as BlogListAttributes[ 'elements' ],
		ratio: metadata.attributes.ratio.default as BlogListAttributes[ 'ratio' ],
		...variations.find( ( { name } ) => name === of )?.attributes,
	} );
	const [ before, after ] = [ defaultsOf( attributes.layout ), defaultsOf( layout ) ];
	const hasDefaultElements = attributes.elements.join() === before.elements.join();
	const chosenElements =
		layout === 'minimal'
			? attributes.elements.filter( ( name ) => name !== 'image' && name !== 'excerpt' )
			: attributes.elements;
	return {
		layout,
		elements: hasDefaultElements ? after.elements : chosenElements,
		ratio: attributes.ratio === before.ratio ? after.ratio : attributes.ratio,
	};
}

/** One variation for each layout, with the elements that suit it. */
export const variations: Variation< BlogListAttributes >[] = [
	// The inserter shows this variation in place of the block. It has the name of the block, so that a search for it
	// succeeds.
	variation(
		'grid',
		__( 'Blog list', 'eidan' ),
		__( 'Posts in a grid, images with the same aspect ratio.', 'eidan' )
	),
	variation(
		'standard',
		__( 'Blog, large', 'eidan' ),
		__( 'One post per row, with a large image and title.', 'eidan' ),
		{
			ratio: '16/9',
			elements: [ 'image', 'date', 'terms', 'reading-time', 'title', 'excerpt', 'read-more' ],
		}
	),
	variation(
		'masonry',
		__( 'Blog masonry', 'eidan' ),
		__( 'Posts in columns, images in their original aspect ratio.', 'eidan' )
	),
	variation(
		'side',
		__( 'Blog, image beside text', 'eidan' ),
		__( 'One post per row, image beside text.', 'eidan' )
	),
	variation( 'minimal', __( 'Blog, titles only', 'eidan' ), __( 'A simple list of dates and titles.', 'eidan' ), {
		elements: [ 'date', 'title', 'terms' ],
	} ),
];
