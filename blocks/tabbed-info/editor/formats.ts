/** Formats that are allowed in the title of a tab. Links are not, because a tab is a button. */
export const formats = [ 'core/bold', 'core/italic', 'core/code', 'core/image', 'core/language', 'core/text-color' ];

/**
 * Removes links from a title and keeps their text. RichText offers only the allowed formats, but pasted text can still
 * contain links.
 *
 * @param html Title from RichText.
 * @return The title without links.
 */
export function withoutLinks( html: string ): string {
	if ( ! /<a\b/i.test( html ) ) {
		return html;
	}
	// A separate document does not load images or run scripts.
	const { body } = document.implementation.createHTMLDocument( '' );
	body.innerHTML = html;
	body.querySelectorAll( 'a' ).forEach( ( link ) => link.replaceWith( ...link.childNodes ) );
	return body.innerHTML;
}
