/**
 * The text of rich text without its formats.
 *
 * @param html Rich text; anything else is taken as text.
 */
export const plainText = ( html: unknown ): string => {
	const { body } = new DOMParser().parseFromString( String( html ?? '' ), 'text/html' );
	return ( body.textContent ?? '' ).trim();
};
