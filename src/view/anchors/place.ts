/**
 * The element that a fragment names, as browsers find it.
 *
 * @param hash With its `#`.
 * @return Null when there is none.
 */
export const placeOf = ( hash: string ): HTMLElement | null => {
	let name = hash.slice( 1 );
	try {
		name = decodeURIComponent( name );
	} catch {
		// A fragment that is encoded wrongly is a name as it stands.
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

/** Whether a link leads to a place on this page. */
export const isHere = ( { hash, origin, pathname, search }: HTMLAnchorElement ): boolean =>
	hash.length > 1 && origin === location.origin && pathname === location.pathname && search === location.search;
