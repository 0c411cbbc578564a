import { createBlock } from '@wordpress/blocks';
import {
	flat,
	fromCoreQuery,
	fromOrder,
	toCoreQuery,
	toOrder,
	type CoreQuery,
	type BlockSettings,
} from '@eidan/editor';
import type { BlogListAttributes } from './attributes';

type Element = BlogListAttributes[ 'elements' ][ number ];

type BlockInstance = ReturnType< typeof createBlock >;

interface LatestPosts {
	postsToShow?: number;
	categories?: { id: number }[];
	selectedAuthor?: number;
	order?: string;
	orderBy?: string;
	postLayout?: string;
	columns?: number;
	excerptLength?: number;
	displayPostContent?: boolean;
	displayAuthor?: boolean;
	displayPostDate?: boolean;
	displayFeaturedImage?: boolean;
}

const coreBlocks: Partial< Record< Element, [ name: string, attributes?: Record< string, unknown > ] > > = {
	image: [ 'core/post-featured-image', { isLink: true } ],
	terms: [ 'core/post-terms', { term: 'category' } ],
	date: [ 'core/post-date' ],
	author: [ 'core/post-author-name', { isLink: true } ],
	title: [ 'core/post-title', { isLink: true } ],
	excerpt: [ 'core/post-excerpt' ],
	'read-more': [ 'core/read-more' ],
};

const elementNames: Record< string, Element > = Object.fromEntries(
	Object.entries( coreBlocks ).map( ( [ element, [ name ] ] ) => [ name, element as Element ] )
);

const fromQueryBlock = ( { query = {} }: { query?: CoreQuery }, innerBlocks: readonly BlockInstance[] ) => {
	const innerBlocksFlat = flat( innerBlocks );
	const template = innerBlocksFlat.find( ( { name } ) => name === 'core/post-template' );
	const layout = ( template?.attributes.layout ?? {} ) as { type?: string; columnCount?: number };
	const level = innerBlocksFlat.find( ( { name } ) => name === 'core/post-title' )?.attributes.level as
		number | undefined;
	const elements = [ ...new Set( innerBlocksFlat.flatMap( ( { name } ) => elementNames[ name ] ?? [] ) ) ];
	return createBlock( 'eidan/blog-list', {
		query: fromCoreQuery( query ),
		layout: layout.type === 'grid' ? 'grid' : 'standard',
		...( layout.columnCount ? { columns: { desktop: Math.min( 6, layout.columnCount ) } } : {} ),
		...( elements.length ? { elements } : {} ),
		...( level ? { headingLevel: level } : {} ),
		pagination: innerBlocksFlat.some( ( { name } ) => name === 'core/query-pagination' ) ? 'standard' : 'none',
	} );
};

const toQueryBlock = ( { query, elements, columns, headingLevel, layout, pagination }: BlogListAttributes ) =>
	createBlock( 'core/query', { query: toCoreQuery( query ) }, [
		createBlock(
			'core/post-template',
			layout === 'grid' || layout === 'masonry'
				? { layout: { type: 'grid', columnCount: columns.desktop ?? 3 } }
				: {},
			elements.flatMap( ( element ) => {
				const [ name, attributes ] = coreBlocks[ element ] ?? [];
				return name
					? [ createBlock( name, element === 'title' ? { ...attributes, level: headingLevel } : attributes ) ]
					: [];
			} )
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
	] );

const fromLatestPosts = ( attributes: LatestPosts ) =>
	createBlock( 'eidan/blog-list', {
		query: {
			perPage: attributes.postsToShow ?? 5,
			...( toOrder( attributes.orderBy, attributes.order ) !== 'date-desc'
				? { order: toOrder( attributes.orderBy, attributes.order ) }
				: {} ),
			...( attributes.categories?.length
				? { terms: [ { taxonomy: 'category', include: attributes.categories.map( ( { id } ) => id ) } ] }
				: {} ),
			...( attributes.selectedAuthor ? { authors: [ attributes.selectedAuthor ] } : {} ),
		},
		layout: attributes.postLayout === 'grid' ? 'grid' : 'minimal',
		...( attributes.postLayout === 'grid' ? { columns: { desktop: attributes.columns ?? 3 } } : {} ),
		...( attributes.excerptLength ? { excerptLength: attributes.excerptLength } : {} ),
		elements: [
			...( attributes.displayFeaturedImage ? [ 'image' ] : [] ),
			...( attributes.displayPostDate ? [ 'date' ] : [] ),
			...( attributes.displayAuthor ? [ 'author' ] : [] ),
			'title',
			...( attributes.displayPostContent ? [ 'excerpt' ] : [] ),
		],
		pagination: 'none',
	} );

const toLatestPosts = ( { query, elements, layout, columns, excerptLength }: BlogListAttributes ) => {
	const categories =
		query.terms?.find( ( { taxonomy } ) => ( taxonomy ?? 'category' ) === 'category' )?.include ?? [];
	return createBlock( 'core/latest-posts', {
		postsToShow: query.perPage ?? 9,
		...fromOrder( query.order ),
		...( categories.length ? { categories: categories.map( ( id ) => ( { id } ) ) } : {} ),
		...( query.authors?.length === 1 ? { selectedAuthor: query.authors[ 0 ] } : {} ),
		postLayout: layout === 'grid' || layout === 'masonry' ? 'grid' : 'list',
		columns: columns.desktop ?? 3,
		excerptLength,
		displayFeaturedImage: elements.includes( 'image' ),
		displayPostDate: elements.includes( 'date' ),
		displayAuthor: elements.includes( 'author' ),
		displayPostContent: elements.includes( 'excerpt' ),
	} );
};

interface QueryAttributes {
	query?: CoreQuery & { inherit?: boolean };
}

/**
 * Whether a query block has a query of its own for posts. The main query of a template (`inherit`) cannot be
 * transformed.
 */
const isPostQuery = ( { query }: QueryAttributes ) => ( query?.postType ?? 'post' ) === 'post' && ! query?.inherit;

/**
 * Adapts a transform of one block to WordPress's types. They do not know the attributes of other blocks, and they allow
 * several blocks at once.
 */
const asTransform =
	< A >( transform: ( attributes: A, innerBlocks: BlockInstance[] ) => BlockInstance ) =>
	( attributes: unknown, innerBlocks: unknown ) =>
		transform( attributes as A, innerBlocks as BlockInstance[] );

export const transforms: NonNullable< BlockSettings< BlogListAttributes >[ 'transforms' ] > = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/query' ],
			isMatch: ( attributes: unknown ) => isPostQuery( attributes as QueryAttributes ),
			transform: asTransform( fromQueryBlock ),
		},
		{ type: 'block', blocks: [ 'core/latest-posts' ], transform: asTransform( fromLatestPosts ) },
	],
	to: [
		{ type: 'block', blocks: [ 'core/query' ], transform: asTransform( toQueryBlock ) },
		{ type: 'block', blocks: [ 'core/latest-posts' ], transform: asTransform( toLatestPosts ) },
	],
};
