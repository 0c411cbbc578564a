/**
 * What a list shows, read from addresses alone. The address is the state: so links work without script, Back works, and
 * a shared address shows the same.
 */

/**
 * What one list shows: page, order, and the chosen terms of each taxonomy with commas between them; '' for what the
 * block itself has.
 */
export type Place = readonly string[];

/** The list's options as PHP prints them. */
export interface ListOptions {
	/** The block's own settings, signed; sent back as they are. */
	settings: string;
	pagination: 'none' | 'standard' | 'load-more' | 'infinite';
	/** Infinite lists: how many pages load by themselves; 0 for all. Three if absent. */
	auto?: number;
	/** Taxonomies of the filters. */
	taxonomies: readonly string[];
	/** Names of this list's parameters in the address, in the order of a place. */
	params: readonly string[];
	/** Standard pagination: free space above the list, and how long it takes. */
	scroll: readonly [ offset: number, duration: number ];
	/** Milliseconds after which other scripts are told of new items. */
	delay: number;
	labels: {
		/** Message for screen readers while a request runs. */
		loading: string;
		/** Text of the link beside an error. */
		retry: string;
	};
}

/**
 * Reads the place that an address names.
 *
 * @param url    Address of the page, or of a link.
 * @param params Names of the list's parameters.
 */
export const placeOf = ( url: string, params: readonly string[] ): Place =>
	params.map( ( name ) => new URL( url ).searchParams.get( name ) || '' );

/**
 * The address of a place. Everything else in the present address is kept, since other lists of the page have their
 * places in it, too.
 *
 * @param url    Present address.
 * @param place  Place to go to.
 * @param params Names of the list's parameters.
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
	/** What the clicked link says: the number of pages, and the cursor. */
	known?: DOMStringMap | undefined;
	/** Whether all pages up to that one are wanted. */
	whole: boolean;
}

/**
 * The request for a place, with the names of the specification.
 *
 * @param place   Place to ask for.
 * @param options The list's options.
 * @param more    What the link says, and whether all pages are wanted.
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
