import type { Suggestion } from './suggestions';

/**
 * Creates the list option of a suggestion: a link that also names the kind of item it leads to.
 *
 * @param suggestion What the search found: title, address and kind.
 * @param id         Id of the option.
 * @param kind       Label of its post type, if it should be shown.
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
