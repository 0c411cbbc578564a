import { createBlock } from '@wordpress/blocks';
import type { PortfolioSliderAttributes } from './attributes';

/** The part of the attribute `query` of core/query that we read. */
interface CoreQuery {
	postType?: string;
	perPage?: number | null;
	order?: string;
	orderBy?: string;
}

const order = ( { order: direction = 'desc', orderBy = 'date' }: CoreQuery ) =>
	orderBy === 'title'
		? ( `title-${ direction === 'asc' ? 'asc' : 'desc' }` as const )
		: ( `date-${ direction === 'asc' ? 'asc' : 'desc' }` as const );

interface Inner {
	name: string;
	attributes: { level?: number };
	innerBlocks: Inner[];
}

/** Finds the title block inside core/query and returns its tag. In core, level 0 is a paragraph. */
const titleTagOf = ( blocks: readonly Inner[] ): { titleTag?: string } => {
	for ( const {
		name,
		attributes: { level = 2 },
		innerBlocks,
	} of blocks ) {
		const found =
			name === 'core/post-title'
				? { titleTag: level ? `h${ Math.max( 2, level ) }` : 'p' }
				: titleTagOf( innerBlocks );
		if ( found.titleTag ) {
			return found;
		}
	}
	return {};
};

const fromCore = ( query: CoreQuery ) => ( {
	postType: query.postType ?? 'post',
	perPage: Math.min( 100, Math.max( 1, query.perPage ?? 10 ) ),
	order: order( query ),
} );

const toCore = ( {
	postType = 'eidan_portfolio',
	perPage = 12,
	order: ours = 'date-desc',
}: PortfolioSliderAttributes[ 'query' ] ) => {
	const [ orderBy, direction ] = ours.split( '-' );
	return {
		postType,
		perPage,
		order: direction === 'asc' ? 'asc' : 'desc',
		orderBy: orderBy === 'title' ? 'title' : 'date',
		inherit: false,
	};
};

export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ 'core/query' ],
			isMatch: ( { query }: { query?: CoreQuery & { inherit?: boolean } } ) => ! query?.inherit,
			transform: ( { query = {}, align }: { query?: CoreQuery; align?: string }, inner: readonly Inner[] = [] ) =>
				createBlock( 'eidan/portfolio-slider', { align, query: fromCore( query ), ...titleTagOf( inner ) } ),
		},
		{
			type: 'block' as const,
			blocks: [ 'core/latest-posts' ],
			transform: ( {
				postsToShow,
				order: direction,
				orderBy,
				align,
			}: {
				postsToShow?: number;
				order?: string;
				orderBy?: string;
				align?: string;
			} ) =>
				createBlock( 'eidan/portfolio-slider', {
					align,
					query: fromCore( {
						perPage: postsToShow ?? 5,
						order: direction ?? 'desc',
						orderBy: orderBy ?? 'date',
					} ),
				} ),
		},
	],
	to: [
		{
			type: 'block' as const,
			blocks: [ 'core/query' ],
			transform: ( { query, titleTag, align }: PortfolioSliderAttributes & { align?: string } ) =>
				createBlock( 'core/query', { align, query: toCore( query ) }, [
					createBlock( 'core/post-template', { layout: { type: 'grid', columnCount: 3 } }, [
						createBlock( 'core/post-featured-image', { isLink: true } ),
						createBlock( 'core/post-title', {
							isLink: true,
							level: titleTag === 'p' ? 0 : Number( titleTag.slice( 1 ) ),
						} ),
					] ),
				] ),
		},
	],
};
