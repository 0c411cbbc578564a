import { shift } from '../menu/place';

/** Pixels that a drop-down needs for a line and what stands around it. */
const ROOM = 440;

/**
 * Opens a dialog below its opener – above it where there is more room – beside a page that goes on: Escape, its button,
 * a press or the focus elsewhere close it, and it stays in the window.
 *
 * @param dialog The dialog.
 * @param root   Around dialog and opener.
 * @param back   Gets the focus when it closes, unless that went elsewhere.
 * @param signal Ends it.
 */
export function dropDown( dialog: HTMLDialogElement, root: HTMLElement, back: HTMLElement, signal: AbortSignal ): void {
	const on = < K extends keyof DocumentEventMap >( type: K, listener: ( event: DocumentEventMap[ K ] ) => void ) =>
		document.addEventListener( type, listener, { signal } );
	const leave = ( { target }: Event ) => {
		if ( ! root.contains( target as Node ) ) {
			dialog.close();
			( target as HTMLElement ).focus?.();
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
	// What the window has no room for.
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
