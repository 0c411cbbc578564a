import type { Suggestion } from './suggestions';

/**
 * A suggestion as an option of the list: a link that says what kind of item it leads to.
 *
 * @param suggestion What was found.
 * @param id         Id of the option.
 * @param kind       What its kind of item is called, if that is to be said.
 */
export function optionElement( { title, url }: Suggestion, id: string, kind?: string ): HTMLElement {
	const option = document.createElement( 'a' );
	Object.assign( option, { href: url, id, tabIndex: -1, role: 'option' } );
	option.append( title );
	if ( kind ) {
		option.append( ' ', Object.assign( document.createElement( 'small' ), { textContent: kind } ) );
	}
	return option;
}
