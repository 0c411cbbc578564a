/**
 * Converts between our query and the query of core/query, for block transforms.
 */
import type { Query } from '../../schemas/query';

/** The members of core/query's attribute `query` that have a counterpart in our query. */
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
 * Converts an order of core/query to ours. An order that we do not have becomes `date-desc`.
 *
 * @param orderBy `orderBy` of core/query.
 * @param order   `order` of core/query: `asc` or `desc`.
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
 * Converts our order to one of core/query. If core/query does not have it, the newest items come first.
 *
 * @param order Our order, such as `title-asc`.
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
 * Converts a query of core/query to ours. Values that equal their default are left out.
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
 * Converts our query to one of core/query. Some settings, such as excluded terms, are lost.
 *
 * @param query Our query, in which defaults can be missing.
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
