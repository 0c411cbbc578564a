/**
 * How an answer of the server gets into a list.
 */
import { trusted } from './trusted';

/** Finds a part of the list by its name. */
export type Part = ( name: string ) => HTMLElement;

/**
 * Puts items behind those of a list.
 *
 * @param items The list's items.
 * @param html  HTML of our server.
 * @return The articles that are new: those that have moved to the next page since the last request are in the list
 *         already.
 */
export const append = ( items: HTMLElement, html: string ): Element[] => {
	const articles = items.getElementsByTagName( 'article' );
	const old = articles.length;
	items.insertAdjacentHTML( 'beforeend', trusted.createHTML( html ) );
	return [ ...articles ].slice( old ).filter( ( article ) => {
		const { length } = items.getElementsByClassName( article.classList[ 1 ]! );
		return length < 2 || article.parentElement!.remove();
	} );
};

/**
 * Exchanges the bar and the pagination of a list, and keeps the focus there.
 *
 * @param part Finds a part of the list.
 * @param html HTML of our server for both. Lists without pages have no pagination; nothing means that it stays as it
 *             is.
 * @param next Gives what gets the focus where what had it is gone.
 */
export const exchange = (
	part: Part,
	html: { bar_html: string; pagination_html: string },
	next: () => HTMLElement | undefined
): void => {
	const { activeElement } = document;
	for ( const name of [ 'bar', 'pagination' ] as const ) {
		const element: HTMLElement | null = part( name );
		if ( element && html[ `${ name }_html` ] ) {
			element.outerHTML = trusted.createHTML( html[ `${ name }_html` ] );
		}
	}
	if ( ! activeElement!.isConnected ) {
		( document.getElementById( activeElement!.id ) || next() )?.focus( { preventScroll: true } );
	}
};

/**
 * Says that items could not be had, beside a link that tries again.
 *
 * @param status  Where messages are.
 * @param message What is said.
 * @param href    Address of what could not be had.
 * @param retry   Text of the link.
 */
export const complain = ( status: HTMLElement, message: string, href: string, retry: string ): void =>
	status.replaceChildren(
		message,
		' ',
		Object.assign( document.createElement( 'a' ), { href, textContent: retry } )
	);
