/**
 * Whether stored script runs on a page.
 */
import type { Page } from '@playwright/test';

/**
 * @param page Where payloads may run.
 * @return What has run so far.
 */
export const watch = async ( page: Page ): Promise< string[] > => {
	const hits: string[] = [];
	await page.exposeFunction( 'eidanXss', () => hits.push( page.url() ) );
	page.on( 'dialog', ( dialog ) => {
		hits.push( `dialog ${ dialog.message() }` );
		void dialog.dismiss();
	} );
	return hits;
};

/** Hovers, focuses and clicks everything, without leaving the page. */
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
