import { createBlock } from '@wordpress/blocks';
import { fromCoreQuery, toCoreQuery, type CoreQuery } from '../../src/editor/query/core-query';
import type { PortfolioListAttributes } from './attributes';

const TYPE = 'eidan_portfolio';

/** What list and slider have in common. */
type Shared = Pick< PortfolioListAttributes, 'query' | 'elements' | 'ratio' | 'imageSize' | 'link' | 'titleTag' | 'label' > & { align?: string };

const shared = ( { query, elements, ratio, imageSize, link, titleTag, label, align }: Shared ) => ( { query, elements, ratio, imageSize, link, titleTag, label, align } );

export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ 'core/query' ],
			isMatch: ( { query }: { query?: CoreQuery & { inherit?: boolean } } ) => query?.postType === TYPE && ! query.inherit,
			transform: ( { query = {}, align }: { query?: CoreQuery; align?: string } ) =>
				createBlock( 'eidan/portfolio-list', { align, query: { postType: TYPE, ...fromCoreQuery( query ) } } ),
		},
		{
			type: 'block' as const,
			blocks: [ 'eidan/portfolio-slider' ],
			transform: ( { layout, ...attributes }: Shared & { layout: PortfolioListAttributes[ 'textPosition' ] } ) =>
				createBlock( 'eidan/portfolio-list', { ...shared( attributes ), textPosition: layout } ),
		},
	],
	to: [
		{
			type: 'block' as const,
			blocks: [ 'eidan/portfolio-slider' ],
			transform: ( { textPosition, ...attributes }: PortfolioListAttributes & { align?: string } ) =>
				createBlock( 'eidan/portfolio-slider', { ...shared( attributes ), layout: textPosition } ),
		},
		{
			type: 'block' as const,
			blocks: [ 'core/query' ],
			transform: ( { query, titleTag, columns, pagination, align }: PortfolioListAttributes & { align?: string } ) =>
				createBlock( 'core/query', { align, query: toCoreQuery( { postType: TYPE, ...query } ) }, [
					createBlock( 'core/post-template', { layout: { type: 'grid', columnCount: columns.desktop ?? 3 } }, [
						createBlock( 'core/post-featured-image', { isLink: true } ),
						createBlock( 'core/post-title', { isLink: true, level: titleTag === 'p' ? 0 : Number( titleTag.slice( 1 ) ) } ),
					] ),
					...( pagination === 'none'
						? []
						: [
								createBlock( 'core/query-pagination', {}, [
									createBlock( 'core/query-pagination-previous' ),
									createBlock( 'core/query-pagination-numbers' ),
									createBlock( 'core/query-pagination-next' ),
								] ),
						  ] ),
					createBlock( 'core/query-no-results' ),
				] ),
		},
	],
};
