/**
 * Removes all formats from rich text.
 *
 * @param html Rich text, or another value that can be converted to a string. Null and undefined give ''.
 */
export const plainText = ( html: unknown ): string => {
	const { body } = new DOMParser().parseFromString( String( html ?? '' ), 'text/html' );
	return ( body.textContent ?? '' ).trim();
};
