/**
 * Splits a text at its line breaks. A format that spans several lines, such as bold, is repeated in each of them. Empty
 * lines are left out.
 *
 * @param html Rich text.
 * @return HTML of each line.
 */
export const toLines = ( html: string ): string[] => {
	const { body } = document.implementation.createHTMLDocument( '' );
	body.innerHTML = html;
	const range = new Range();
	const before = [ ...body.querySelectorAll( 'br' ) ].map( ( lineBreak ) => {
		const line = document.createElement( 'p' );
		range.setStart( body, 0 );
		range.setEndBefore( lineBreak );
		line.append( range.extractContents() );
		lineBreak.remove();
		return line;
	} );
	return [ ...before, body ].filter( ( line ) => line.textContent?.trim() ).map( ( line ) => line.innerHTML.trim() );
};
