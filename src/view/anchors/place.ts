/**
 * Finds the element that a URL fragment names, by the browser's own rules.
 *
 * @param hash The fragment with its `#`.
 * @return Null if there is none.
 */
export const placeOf = ( hash: string ): HTMLElement | null => {
	let name = hash.slice( 1 );
	try {
		name = decodeURIComponent( name );
	} catch {
		// Use a wrongly encoded fragment as it is.
	}
	if ( ! name ) {
		return null;
	}
	return (
		document.getElementById( name ) ??
		document.getElementsByName( name )[ 0 ] ??
		( name === 'top' ? document.body : null )
	);
};

/** Whether a link leads to a fragment of this page. */
export const isHere = ( { hash, origin, pathname, search }: HTMLAnchorElement ): boolean =>
	hash.length > 1 && origin === location.origin && pathname === location.pathname && search === location.search;
