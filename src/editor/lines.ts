/**
 * The lines of a text, each with the formats that run on from the line before.
 *
 * @param html Rich text.
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
