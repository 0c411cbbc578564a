/**
 * Our query as core/query has it, and the other way round: for transforms.
 */
import type { Query } from '../../schemas/query';

/** The attribute `query` of core/query, as far as it has a counterpart. */
export interface CoreQuery {
	perPage?: number | null;
	offset?: number | string;
	postType?: string;
	order?: string;
	orderBy?: string;
	author?: string | number;
	exclude?: number[];
	sticky?: string;
	taxQuery?:
		| Record< string, number[] >
		| { include?: Record< string, number[] >; exclude?: Record< string, number[] > }
		| null;
}

/**
 * Our name of an order of core/query.
 *
 * @param orderBy Its `orderBy`.
 * @param order   Its `order`.
 */
export const toOrder = ( orderBy = 'date', order = 'desc' ): Query[ 'order' ] => {
	const wanted = orderBy === 'menu_order' ? 'menu-order' : `${ orderBy }-${ order }`;
	return (
		( [ 'date-asc', 'modified-desc', 'modified-asc', 'title-asc', 'title-desc', 'menu-order' ] as const ).find(
			( name ) => name === wanted
		) ?? 'date-desc'
	);
};

/**
 * An order of core/query from ours; by date where it has none like it.
 *
 * @param order Our name.
 */
export const fromOrder = ( order: Query[ 'order' ] = 'date-desc' ) => {
	const [ orderBy = 'date', direction = 'desc' ] = order.split( '-' );
	return [ 'date', 'modified', 'title' ].includes( orderBy )
		? { orderBy, order: direction }
		: { orderBy: 'date', order: 'desc' };
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
		Object.fromEntries(
			( query.terms ?? [] ).flatMap( ( rule ) =>
				rule[ part ]?.length ? [ [ rule.taxonomy ?? 'category', rule[ part ] ] ] : []
			)
		);
	return {
		perPage: query.perPage ?? 9,
		pages: 0,
		offset: query.offset ?? 0,
		postType: query.postType ?? 'post',
		...fromOrder( query.order ),
		author: ( query.authors ?? [] ).join(),
		search: '',
		exclude: query.exclude ?? [],
		sticky: query.sticky === 'exclude' || query.sticky === 'only' ? query.sticky : '',
		inherit: false,
		taxQuery: of( 'include' ),
	};
};
