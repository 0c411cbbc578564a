import { shift } from '../../../../src/view/menu/place';

/** Height in pixels that a drop-down needs for one line and everything around it. */
const ROOM = 440;

/**
 * Opens a dialog as a drop-down below its opener, or above it if there is more room. The rest of the page stays usable.
 * Escape, the close button, a press or focus outside close it. It stays inside the window.
 *
 * @param dialog The mini cart's, closed.
 * @param root   The element around dialog and opener.
 * @param back   Element that gets the focus on closing, unless the focus went elsewhere.
 * @param signal Stops it when aborted.
 */
export function dropDown( dialog: HTMLDialogElement, root: HTMLElement, back: HTMLElement, signal: AbortSignal ): void {
	const on = < K extends keyof DocumentEventMap >( type: K, listener: ( event: DocumentEventMap[ K ] ) => void ) =>
		document.addEventListener( type, listener, { signal } );
	const leave = ( { target }: { target: unknown } ) => {
		const element = target as HTMLElement;
		// What no key reaches was focused by a script, such as WooCommerce's notice half a second after the page.
		if ( element.tabIndex >= 0 && ! root.contains( element ) ) {
			dialog.close();
			element.focus();
		}
	};

	dialog.style.removeProperty( '--x' );
	dialog.classList.remove( 'is-above' );
	dialog.show();
	const { left, right, top } = dialog.getBoundingClientRect();
	const { top: above } = root.getBoundingClientRect();
	const below = window.innerHeight - top;
	const isAbove = below < ROOM && above > below;
	dialog.classList.toggle( 'is-above', isAbove );
	dialog.style.setProperty( '--x', `${ shift( left, right, document.documentElement.clientWidth ) }px` );
	// Space above or below that the dialog cannot use.
	dialog.style.setProperty( '--top', `${ Math.max( 0, isAbove ? window.innerHeight - above : top ) }px` );

	on( 'pointerdown', ( { target } ) => root.contains( target as Node ) || dialog.close() );
	on( 'focusin', leave );
	on( 'keydown', ( event ) => {
		if ( event.key === 'Escape' && ! event.defaultPrevented ) {
			dialog.close();
			back.focus();
		}
	} );
	dialog.addEventListener(
		'click',
		( { target } ) => {
			if ( ( target as Element ).closest( '[data-eidan-close]' ) ) {
				dialog.close();
				back.focus();
			}
		},
		{ signal }
	);
}
