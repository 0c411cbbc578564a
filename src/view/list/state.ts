/**
 * What a list shows, decided from addresses alone: the address is the state,
 * so links work without script, Back works, and a shared address shows the
 * same.
 */

/** What one list shows: page, term and order, '' for the list's own. */
export type Place = readonly [ page: string, term: string, order: string ];

/** The list's options as PHP prints them. */
export interface ListOptions {
	/** The block's own settings, signed; sent back as they are. */
	settings: string;
	pagination: 'none' | 'standard' | 'load-more' | 'infinite';
	/** Number of pages. */
	maxPages: number;
	/** Where the next page begins, if not by page number. */
	cursor: string;
	/** Taxonomy of the filters. */
	taxonomy: string;
	/** This list's own parameters in the address, in the order of a place. */
	params: { page: string; term: string; order: string };
	/** Standard pagination: free space above the list, and how long it takes. */
	scroll: readonly [ offset: number, duration: number ];
	/** After so many milliseconds other scripts hear of new posts. */
	delay: number;
	labels: {
		/** For screen readers, while a request runs. */
		loading: string;
		/** Text of the link beside an error. */
		retry: string;
	};
}

type Params = ListOptions[ 'params' ];

/**
 * Reads the place that an address names.
 *
 * @param url    Address of the page, or of a link.
 * @param params The list's parameters.
 */
export const placeOf = ( url: string, params: Params ): Place =>
	Object.values( params ).map(
		( name ) => new URL( url ).searchParams.get( name ) || ''
	) as unknown as Place;

/**
 * The address of a place, everything else of the present one kept: other lists
 * of the page have their places in it too.
 *
 * @param url    Present address.
 * @param place  Place.
 * @param params The list's parameters.
 */
export const addressOf = (
	url: string,
	place: Place,
	params: Params
): string => {
	const { searchParams } = new URL( url );
	Object.values( params ).forEach( ( name, index ) => {
		searchParams.delete( name );
		if ( place[ index ] ) {
			searchParams.set( name, place[ index ] );
		}
	} );
	return '?' + searchParams;
};

/**
 * The request for a place, with the names of the specification.
 *
 * @param place   Place.
 * @param options The list's options.
 * @param add     Whether the page follows the present one.
 */
export const queryOf = (
	[ page, term, order ]: Place,
	{ settings, maxPages, taxonomy, cursor }: ListOptions,
	add: boolean
): Record< string, unknown > => {
	const tax = 'additional_query_args][tax_query][0][';
	return {
		settings,
		next_page: page || 1,
		max_pages_num: maxPages,
		cursor: add && cursor,
		order,
		[ tax + 'taxonomy' ]: term && taxonomy,
		[ tax + 'terms' ]: term,
	};
};
