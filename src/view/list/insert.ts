/**
 * Inserts the server's answers into a list.
 */
import { isOpen } from './links';
import { trustedHtml } from './trusted-html';

/** A list that is not changed now: one of its handles is being dragged. */
export interface HeldList extends HTMLElement {
	eidanHeld?: Promise< unknown >;
}

/** Finds a part of the list by its name. */
export type Part = ( name: string ) => HTMLElement;

/**
 * Adds items to the end of a list. An item that the list has already is removed again: it may have moved to the next
 * page since the last request.
 *
 * @param items The element around the items.
 * @param html  HTML from our server.
 * @return The articles that are new.
 */
export const append = ( items: HTMLElement, html: string ): Element[] => {
	const articles = items.getElementsByTagName( 'article' );
	const old = articles.length;
	items.insertAdjacentHTML( 'beforeend', trustedHtml.createHTML( html ) );
	return [ ...articles ].slice( old ).filter( ( article ) => {
		const { length } = items.getElementsByClassName( article.classList[ 1 ]! );
		return length < 2 || article.parentElement!.remove();
	} );
};

/**
 * Name of the part that gets the focus after a link of the bar is gone. In narrow lists, filters are behind a button.
 *
 * @param part Finds a part of the list.
 */
export const shownChoice = ( part: Part ): string =>
	[ 'clear', 'open' ].find( ( name ) => ( part( name ) as HTMLElement | null )?.checkVisibility() ) ?? 'filter';

/**
 * Replaces the bar and the pagination of a list, and keeps the focus there. An open panel of filters stays open and
 * where it was scrolled to, and so do further terms that a visitor has opened.
 *
 * @param part Finds a part of the list.
 * @param html HTML from our server for both. Lists without pages have no pagination. An empty value leaves the part as
 *             it is.
 * @param next Returns the element to focus if the focused element is gone.
 */
export const replaceParts = (
	part: Part,
	html: { bar_html: string; pagination_html: string },
	next: () => HTMLElement | undefined
): void => {
	const { activeElement } = document;
	const panel: HTMLElement | null = part( 'panel' );
	const top = isOpen( panel ) ? panel.scrollTop : -1;
	const shown = part( 'bar' )?.querySelectorAll( '[open]>ul>li>a' ) ?? [];
	for ( const name of [ 'bar', 'pagination' ] as const ) {
		const element: HTMLElement | null = part( name );
		if ( element && html[ `${ name }_html` ] ) {
			element.outerHTML = trustedHtml.createHTML( html[ `${ name }_html` ] );
		}
	}
	const fresh: HTMLElement | null = part( 'panel' );
	shown.forEach( ( { id } ) => document.getElementById( id )?.closest( 'details' )?.setAttribute( 'open', '' ) );
	if ( top >= 0 && fresh && fresh !== panel ) {
		// The focus returns to the button when the panel closes.
		part( 'open' ).focus( { preventScroll: true } );
		fresh.showPopover();
		fresh.scrollTop = top;
	}
	if ( ! activeElement!.isConnected ) {
		( document.getElementById( activeElement!.id ) || next() )?.focus( { preventScroll: true } );
	}
};

/**
 * Shows an error message with a link that tries again.
 *
 * @param status  The element for messages.
 * @param message The error message.
 * @param href    Address of the request that failed.
 * @param retry   Text of the link.
 */
export const showError = ( status: HTMLElement, message: string, href: string, retry: string ): void =>
	status.replaceChildren(
		message,
		' ',
		Object.assign( document.createElement( 'a' ), { href, textContent: retry } )
	);
