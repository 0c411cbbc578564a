/** What the title of a tab may hold: a tab is a button, and no place for links. */
export const formats = [ 'core/bold', 'core/italic', 'core/code', 'core/image', 'core/language', 'core/text-color' ];

/**
 * Formats are for what is written; what is pasted comes as it is.
 *
 * @param html Title, as RichText gives it.
 * @return The same with the words of its links alone.
 */
export function withoutLinks( html: string ): string {
	if ( ! /<a\b/i.test( html ) ) {
		return html;
	}
	// A document of its own loads and runs nothing.
	const { body } = document.implementation.createHTMLDocument( '' );
	body.innerHTML = html;
	body.querySelectorAll( 'a' ).forEach( ( link ) => link.replaceWith( ...link.childNodes ) );
	return body.innerHTML;
}
