import { createBlock } from '@wordpress/blocks';
import type { BlockSettings } from '../../src/editor/register';
import type { Query } from '../../src/schemas/query';
import type { BlogListAttributes } from './attributes';

type Element = BlogListAttributes[ 'elements' ][ number ];

type BlockInstance = ReturnType< typeof createBlock >;

/** The attribute `query` of core/query, as far as it has a counterpart. */
interface CoreQuery {
	perPage?: number | null;
	offset?: number | string;
	postType?: string;
	order?: string;
	orderBy?: string;
	author?: string | number;
	exclude?: number[];
	sticky?: string;
	taxQuery?: Record< string, number[] > | { include?: Record< string, number[] >; exclude?: Record< string, number[] > } | null;
}

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

const toOrder = ( orderBy = 'date', order = 'desc' ): Query[ 'order' ] => {
	const wanted = orderBy === 'menu_order' ? 'menu-order' : `${ orderBy }-${ order }`;
	return ( [ 'date-asc', 'modified-desc', 'modified-asc', 'title-asc', 'title-desc', 'menu-order' ] as const ).find( ( name ) => name === wanted ) ?? 'date-desc';
};

const fromOrder = ( order: Query[ 'order' ] = 'date-desc' ) => {
	const [ orderBy = 'date', direction = 'desc' ] = order.split( '-' );
	return [ 'date', 'modified', 'title' ].includes( orderBy ) ? { orderBy, order: direction } : { orderBy: 'date', order: 'desc' };
};

const rules = ( terms: CoreQuery[ 'taxQuery' ] ): Query[ 'terms' ] => {
	const { include = {}, exclude = {} } = (
		terms && ( 'include' in terms || 'exclude' in terms ) ? terms : { include: terms ?? {} }
	) as { include?: Record< string, number[] >; exclude?: Record< string, number[] > };
	return [ ...new Set( [ ...Object.keys( include ), ...Object.keys( exclude ) ] ) ]
		.filter( ( taxonomy ) => include[ taxonomy ]?.length || exclude[ taxonomy ]?.length )
		.map( ( taxonomy ) => ( {
			taxonomy,
			...( include[ taxonomy ]?.length ? { include: include[ taxonomy ] } : {} ),
			...( exclude[ taxonomy ]?.length ? { exclude: exclude[ taxonomy ] } : {} ),
		} ) );
};

/**
 * Our query from that of core/query; values at their default stay out.
 *
 * @param query Attribute `query` of core/query.
 */
export const fromCoreQuery = ( query: CoreQuery ): Partial< Query > => {
	const authors = `${ query.author ?? '' }`.split( ',' ).map( Number ).filter( Boolean );
	const terms = rules( query.taxQuery );
	const order = toOrder( query.orderBy, query.order );
	return {
		...( query.perPage ? { perPage: Math.min( 100, query.perPage ) } : {} ),
		...( Number( query.offset ) ? { offset: Number( query.offset ) } : {} ),
		...( order !== 'date-desc' ? { order } : {} ),
		...( authors.length ? { authors } : {} ),
		...( query.exclude?.length ? { exclude: query.exclude } : {} ),
		...( query.sticky === 'exclude' || query.sticky === 'only' ? { sticky: query.sticky } : {} ),
		...( terms.length ? { terms } : {} ),
	};
};

/**
 * The query of core/query from ours.
 *
 * @param query Our query.
 */
export const toCoreQuery = ( query: Partial< Query > ): CoreQuery & Record< string, unknown > => {
	const of = ( part: 'include' | 'exclude' ) =>
		Object.fromEntries( ( query.terms ?? [] ).flatMap( ( rule ) => ( rule[ part ]?.length ? [ [ rule.taxonomy ?? 'category', rule[ part ] ] ] : [] ) ) );
	return {
		perPage: query.perPage ?? 9,
		pages: 0,
		offset: query.offset ?? 0,
		postType: 'post',
		...fromOrder( query.order ),
		author: ( query.authors ?? [] ).join(),
		search: '',
		exclude: query.exclude ?? [],
		sticky: query.sticky === 'exclude' || query.sticky === 'only' ? query.sticky : '',
		inherit: false,
		taxQuery: of( 'include' ),
	};
};

const coreBlocks: Partial< Record< Element, [ name: string, attributes?: Record< string, unknown > ] > > = {
	image: [ 'core/post-featured-image', { isLink: true } ],
	terms: [ 'core/post-terms', { term: 'category' } ],
	date: [ 'core/post-date' ],
	author: [ 'core/post-author-name', { isLink: true } ],
	title: [ 'core/post-title', { isLink: true } ],
	excerpt: [ 'core/post-excerpt' ],
	'read-more': [ 'core/read-more' ],
};

const names: Record< string, Element > = Object.fromEntries(
	Object.entries( coreBlocks ).map( ( [ element, [ name ] ] ) => [ name, element as Element ] )
);

/** All blocks inside one, in order. */
const flat = ( blocks: readonly BlockInstance[] ): BlockInstance[] => blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

const fromQueryBlock = ( { query = {} }: { query?: CoreQuery }, innerBlocks: readonly BlockInstance[] ) => {
	const inside = flat( innerBlocks );
	const template = inside.find( ( { name } ) => name === 'core/post-template' );
	const layout = ( template?.attributes.layout ?? {} ) as { type?: string; columnCount?: number };
	const level = inside.find( ( { name } ) => name === 'core/post-title' )?.attributes.level as number | undefined;
	const elements = [ ...new Set( inside.flatMap( ( { name } ) => names[ name ] ?? [] ) ) ];
	return createBlock( 'eidan/blog-list', {
		query: fromCoreQuery( query ),
		layout: layout.type === 'grid' ? 'grid' : 'standard',
		...( layout.columnCount ? { columns: { desktop: Math.min( 6, layout.columnCount ) } } : {} ),
		...( elements.length ? { elements } : {} ),
		...( level ? { headingLevel: level } : {} ),
		pagination: inside.some( ( { name } ) => name === 'core/query-pagination' ) ? 'standard' : 'none',
	} );
};

const toQueryBlock = ( { query, elements, columns, headingLevel, layout, pagination }: BlogListAttributes ) =>
	createBlock( 'core/query', { query: toCoreQuery( query ) }, [
		createBlock(
			'core/post-template',
			layout === 'grid' || layout === 'masonry' ? { layout: { type: 'grid', columnCount: columns.desktop ?? 3 } } : {},
			elements.flatMap( ( element ) => {
				const [ name, attributes ] = coreBlocks[ element ] ?? [];
				return name ? [ createBlock( name, element === 'title' ? { ...attributes, level: headingLevel } : attributes ) ] : [];
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
			...( toOrder( attributes.orderBy, attributes.order ) !== 'date-desc' ? { order: toOrder( attributes.orderBy, attributes.order ) } : {} ),
			...( attributes.categories?.length ? { terms: [ { taxonomy: 'category', include: attributes.categories.map( ( { id } ) => id ) } ] } : {} ),
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
	const categories = query.terms?.find( ( { taxonomy } ) => ( taxonomy ?? 'category' ) === 'category' )?.include ?? [];
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

/** A list of posts of its own; the query of a template is another thing. */
const isPostQuery = ( { query }: QueryAttributes ) => ( query?.postType ?? 'post' ) === 'post' && ! query?.inherit;

/** The types of WordPress know neither what other blocks store nor that only one block at a time is handed over. */
const one =
	< A >( transform: ( attributes: A, innerBlocks: BlockInstance[] ) => BlockInstance ) =>
	( attributes: unknown, innerBlocks: unknown ) =>
		transform( attributes as A, innerBlocks as BlockInstance[] );

export const transforms: NonNullable< BlockSettings< BlogListAttributes >[ 'transforms' ] > = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/query' ],
			isMatch: ( attributes: unknown ) => isPostQuery( attributes as QueryAttributes ),
			transform: one( fromQueryBlock ),
		},
		{ type: 'block', blocks: [ 'core/latest-posts' ], transform: one( fromLatestPosts ) },
	],
	to: [
		{ type: 'block', blocks: [ 'core/query' ], transform: one( toQueryBlock ) },
		{ type: 'block', blocks: [ 'core/latest-posts' ], transform: one( toLatestPosts ) },
	],
};
