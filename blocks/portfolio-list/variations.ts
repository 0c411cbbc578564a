import { __ } from '@wordpress/i18n';
import { PORTFOLIO_CATEGORY, type Variation } from '@eidan/editor';
import type { PortfolioListAttributes } from './attributes';
import metadata from './block.json';
import { icons } from './icon';

type Layout = PortfolioListAttributes[ 'layout' ];
type LayoutAttributes = Pick< PortfolioListAttributes, 'columns' | 'ratio' | 'textPosition' >;

const variation = (
	layout: Layout,
	title: string,
	description: string,
	attributes: Partial< LayoutAttributes > = {}
): Variation< PortfolioListAttributes > => ( {
	name: layout,
	title,
	description,
	icon: icons[ layout ],
	attributes: { layout, ...attributes },
	scope: [ 'inserter' ],
	isActive: [ 'layout' ],
	...( layout === 'grid' ? { isDefault: true } : {} ),
} );

/** One variation for each layout, with the attributes that suit it. */
export const layouts: Variation< PortfolioListAttributes >[] = [
	// The inserter shows this variation in place of the block, so it has the name of the block.
	variation(
		'grid',
		__( 'Portfolio list', 'eidan' ),
		__( 'Portfolio items in a grid, images with the same aspect ratio.', 'eidan' )
	),
	variation(
		'masonry',
		__( 'Portfolio masonry', 'eidan' ),
		__( 'Portfolio items in columns, images in their original aspect ratio.', 'eidan' )
	),
	variation(
		'rows',
		__( 'Portfolio in justified rows', 'eidan' ),
		__( 'Images in rows of the same height, in their original aspect ratio.', 'eidan' ),
		{
			textPosition: 'hover',
		}
	),
	variation(
		'tiles',
		__( 'Portfolio tiles', 'eidan' ),
		__( 'A mosaic of small and large tiles; each portfolio item has its size.', 'eidan' ),
		{
			columns: { desktop: 4, tablet: 2, phone: 2 },
			ratio: '1/1',
			textPosition: 'over',
		}
	),
	variation(
		'offset',
		__( 'Portfolio side by side', 'eidan' ),
		__( 'Portfolio items in two columns, the second one lower.', 'eidan' )
	),
];

/** A grid with its filter: authors look for it by that name. */
const filtered: Variation< PortfolioListAttributes > = {
	name: 'filtered',
	title: __( 'Filtered portfolio', 'eidan' ),
	description: __( 'Portfolio items in a grid, with their categories above it to filter them.', 'eidan' ),
	keywords: [ 'filter', 'categories', 'isotope' ],
	icon: icons.grid,
	attributes: {
		layout: 'grid',
		filter: { taxonomy: PORTFOLIO_CATEGORY },
	},
	scope: [ 'inserter' ],
	isActive: [ 'layout', 'filter.taxonomy' ],
};

/** All variations that the inserter shows. */
export const variations = [ ...layouts, filtered ];

/**
 * Returns the attributes to set when the layout changes. Columns, ratio and text position become those of the new
 * layout, each of them only if it is the default of the old layout. Otherwise the author's choice is kept.
 *
 * @param attributes Current attributes.
 * @param layout     The new layout.
 */
export function inLayout(
	attributes: LayoutAttributes & { layout: Layout },
	layout: Layout
): Partial< PortfolioListAttributes > {
	const defaultsOf = ( of: Layout ): LayoutAttributes => ( {
		columns: metadata.attributes.columns.default,
		ratio: metadata.attributes.ratio.default as LayoutAttributes[ 'ratio' ],
		textPosition: metadata.attributes.textPosition.default as LayoutAttributes[ 'textPosition' ],
		...( layouts.find( ( { name } ) => name === of )?.attributes as Partial< LayoutAttributes > ),
	} );
	const [ before, after ] = [ defaultsOf( attributes.layout ), defaultsOf( layout ) ];
	// PHP sends an empty object as an empty array. The spread makes an object of both.
	const hasDefaultColumns = JSON.stringify( { ...attributes.columns } ) === JSON.stringify( before.columns );
	return {
		layout,
		columns: hasDefaultColumns ? after.columns : attributes.columns,
		ratio: attributes.ratio === before.ratio ? after.ratio : attributes.ratio,
		textPosition: attributes.textPosition === before.textPosition ? after.textPosition : attributes.textPosition,
	};
}
