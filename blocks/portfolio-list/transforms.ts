import { createBlock } from '@wordpress/blocks';
import { duotoneStyle, flat, fromCoreQuery, toCoreQuery, type CoreQuery } from '@eidan/editor';
import type { PortfolioListAttributes } from './attributes';

const TYPE = 'eidan_portfolio';

/** Attributes that portfolio list and portfolio slider have in common. */
type Shared = Pick<
	PortfolioListAttributes,
	| 'query'
	| 'elements'
	| 'ratio'
	| 'imageSize'
	| 'link'
	| 'titleTag'
	| 'label'
	| 'overlayOpacity'
	| 'overlayGradient'
	| 'pageTransition'
> & { align?: string; style?: unknown };

const shared = ( {
	query,
	elements,
	ratio,
	imageSize,
	link,
	titleTag,
	label,
	overlayOpacity,
	overlayGradient,
	pageTransition,
	align,
	style,
}: Shared ) => ( {
	query,
	elements,
	ratio,
	imageSize,
	link,
	titleTag,
	label,
	overlayOpacity,
	overlayGradient,
	pageTransition,
	align,
	...duotoneStyle( style ),
} );

type BlockInstance = ReturnType< typeof createBlock >;

/**
 * Reads columns, title tag and pagination from the blocks inside core/query. In core, level 0 is a paragraph. Titles of
 * core can be h1, ours begin at h2.
 */
const fromTemplate = ( blocks: readonly BlockInstance[] ) => {
	const innerBlocksFlat = flat( blocks );
	const { columnCount } = ( innerBlocksFlat.find( ( { name } ) => name === 'core/post-template' )?.attributes
		.layout ?? {} ) as { columnCount?: number };
	const level = innerBlocksFlat.find( ( { name } ) => name === 'core/post-title' )?.attributes.level as
		number | undefined;
	return {
		...( columnCount ? { columns: { desktop: Math.min( 6, columnCount ) } } : {} ),
		...( level === undefined ? {} : { titleTag: level ? `h${ Math.max( 2, level ) }` : 'p' } ),
		...( innerBlocksFlat.length
			? {
					pagination: innerBlocksFlat.some( ( { name } ) => name === 'core/query-pagination' )
						? 'standard'
						: 'none',
				}
			: {} ),
	};
};

export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ 'core/query' ],
			isMatch: ( { query }: { query?: CoreQuery & { inherit?: boolean } } ) =>
				query?.postType === TYPE && ! query.inherit,
			transform: (
				{ query = {}, align }: { query?: CoreQuery; align?: string },
				inner: readonly BlockInstance[] = []
			) =>
				createBlock( 'eidan/portfolio-list', {
					align,
					query: { postType: TYPE, ...fromCoreQuery( query ) },
					...fromTemplate( inner ),
				} ),
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
			transform: ( {
				query,
				titleTag,
				columns,
				pagination,
				align,
			}: PortfolioListAttributes & { align?: string } ) =>
				createBlock( 'core/query', { align, query: toCoreQuery( { postType: TYPE, ...query } ) }, [
					createBlock(
						'core/post-template',
						{ layout: { type: 'grid', columnCount: columns.desktop ?? 3 } },
						[
							createBlock( 'core/post-featured-image', { isLink: true } ),
							createBlock( 'core/post-title', {
								isLink: true,
								level: titleTag === 'p' ? 0 : Number( titleTag.slice( 1 ) ),
							} ),
						]
					),
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
