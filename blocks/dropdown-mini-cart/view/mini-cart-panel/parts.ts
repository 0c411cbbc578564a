/**
 * Parts of a mini cart that an author may leave out. Each is a module of its own, and loads where it is shown.
 */
import { loadPart } from '@eidan/parts';
import type { StartPart, Tools } from './part';

const PARTS = new Map< string | undefined, () => Promise< { start: StartPart } | undefined > >( [
	[ 'coupon', () => loadPart( 'mini-cart-coupon', () => import( '@eidan/mini-cart-coupon' ) ) ],
	[ 'note', () => loadPart( 'mini-cart-note', () => import( '@eidan/mini-cart-note' ) ) ],
	[ 'cross-sells', () => loadPart( 'mini-cart-cross-sells', () => import( '@eidan/mini-cart-cross-sells' ) ) ],
] );

/** Loads and starts the parts of a mini cart. */
export function startParts( dialog: HTMLElement, tools: Tools ): void {
	dialog.querySelectorAll< HTMLElement >( '[data-eidan-cart-part]' ).forEach( async ( element ) => {
		const part = await PARTS.get( element.dataset.eidanCartPart )?.();
		if ( part && ! tools.signal.aborted ) {
			part.start( element, tools );
		}
	} );
}
