/**
 * Finds out whether stored scripts run on a page.
 */
import type { Page } from '@playwright/test';

/**
 * Watches for payloads that run: they call `eidanXss()` or open a dialog.
 *
 * @param page The page, before it is opened.
 * @return A list with an item for each payload that ran. It grows while the page is open.
 */
export const watchPayloads = async ( page: Page ): Promise< string[] > => {
	const hits: string[] = [];
	await page.exposeFunction( 'eidanXss', () => hits.push( page.url() ) );
	page.on( 'dialog', ( dialog ) => {
		hits.push( `dialog ${ dialog.message() }` );
		void dialog.dismiss();
	} );
	return hits;
};

/** Hovers, focuses and clicks every element without leaving the page. Runs in the page. */
export const tryAll = async () => {
	addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest?.( 'a' );
			if ( link && ! link.href.startsWith( 'javascript:' ) ) {
				event.preventDefault();
			}
		},
		true
	);
	for ( const element of document.querySelectorAll< HTMLElement >( '.entry-content *' ) ) {
		for ( const type of [ 'pointerenter', 'pointerover', 'mouseenter', 'mouseover' ] ) {
			element.dispatchEvent( new PointerEvent( type, { bubbles: true } ) );
		}
		element.focus?.();
		if ( element.matches( 'a, button, summary, [role="tab"]' ) ) {
			element.click();
		}
	}
	await new Promise< void >( ( resolve ) => requestAnimationFrame( () => requestAnimationFrame( () => resolve() ) ) );
};
