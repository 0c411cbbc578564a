/**
 * Reads what a list shows from addresses. The address is the only state: so links work without script, Back works, and
 * a shared address shows the same.
 */

/**
 * What one list shows: page, order, and for each taxonomy the chosen terms, separated by commas. '' stands for the
 * block's own setting.
 */
export type Place = readonly string[];

/** The list's options as PHP prints them. */
export interface ListOptions {
	/** The block's own settings, signed by PHP. They are sent back unchanged. '' if links load the page. */
	settings: string;
	pagination: 'none' | 'standard' | 'load-more' | 'infinite';
	/** For infinite lists: how many pages load by themselves. 0 means all. Three if missing. */
	auto?: number;
	/** Taxonomies of the filters. */
	taxonomies: readonly string[];
	/** Names of this list's URL parameters, in the order of `Place`. */
	params: readonly string[];
	/** For standard pagination: free space above the list in pixels, and duration of scrolling in milliseconds. */
	scroll: readonly [ offset: number, duration: number ];
	/** Milliseconds to wait before other scripts are told about new items. */
	delay: number;
	labels: {
		/** Message for screen readers during a request. */
		loading: string;
		/** Text of the link that tries again after an error. */
		retry: string;
		/** Message with the number of items, which `%s` stands for. */
		count: string;
	};
}

/**
 * Reads from an address what a list shows.
 *
 * @param url    Address of the page or of a link.
 * @param params Names of the list's URL parameters.
 */
export const placeOf = ( url: string, params: readonly string[] ): Place =>
	params.map( ( name ) => new URL( url ).searchParams.get( name ) || '' );

/**
 * Returns the address of a place. The rest of the current address is kept, since it may hold the places of other lists
 * on the page.
 *
 * @param url    The current address.
 * @param place  The place to go to.
 * @param params Names of the list's URL parameters.
 */
export const addressOf = ( url: string, place: Place, params: readonly string[] ): string => {
	const address = new URL( url );
	params.forEach( ( name, index ) => {
		address.searchParams.delete( name );
		if ( place[ index ] ) {
			address.searchParams.set( name, place[ index ] as string );
		}
	} );
	return address.href;
};

interface Wanted {
	/** Data of the clicked link: the number of pages, and the cursor. */
	known?: DOMStringMap | undefined;
	/** Whether to request all pages up to this one. */
	whole: boolean;
}

/**
 * Builds the request for a place, with the argument names of the specification.
 *
 * @param place   The place to request.
 * @param options The list's options.
 * @param more    The link's data, and whether all pages are wanted.
 */
export const queryOf = (
	[ page, order, ...terms ]: Place,
	{ settings, taxonomies }: ListOptions,
	{ known, whole }: Wanted
): Record< string, unknown > => {
	const query: Record< string, unknown > = {
		settings,
		next_page: page || 1,
		max_pages_num: known?.pages,
		cursor: known?.cursor,
		whole,
		order,
	};
	terms.forEach( ( slugs, index ) => {
		const tax = `additional_query_args][tax_query][${ index }][`;
		query[ tax + 'taxonomy' ] = slugs && taxonomies[ index ];
		query[ tax + 'terms' ] = slugs;
	} );
	return query;
};
