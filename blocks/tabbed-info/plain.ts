/** The text of a title without its formats. */
export const plain = ( title: unknown ): string => {
	const element = new DOMParser().parseFromString( String( title ?? '' ), 'text/html' ).body;
	return ( element.textContent ?? '' ).trim();
};
