import { keepFocus } from '../../../src/view/scroll/focus';
import { place } from '../../../src/view/menu/place';

/**
 * Closes the drop-downs of a menu on Escape, on a press or focus outside and when a link is followed, and keeps them
 * inside the window.
 *
 * @param root   The menu. Its drop-downs are `<details>` elements.
 * @param signal Stops it when aborted.
 */
export function dropDowns( root: HTMLElement, signal: AbortSignal ): void {
	const all = [ ...root.querySelectorAll( 'details' ) ];
	const open = () => all.filter( ( details ) => details.open );
	const closeBut = ( target: EventTarget | null ) =>
		open()
			.filter( ( { parentElement } ) => ! parentElement!.contains( target as Node | null ) )
			.forEach( ( details ) => ( details.open = false ) );

	root.addEventListener( 'toggle', ( { target } ) => place( target as HTMLDetailsElement ), {
		signal,
		capture: true,
	} );
	// Close the drop-downs that the visitor has left. What no key reaches was focused by a script, such as WooCommerce's
	// notice half a second after the page.
	document.addEventListener(
		'focusin',
		( { target } ) => ( target as HTMLElement ).tabIndex < 0 || closeBut( target ),
		{ signal }
	);
	document.addEventListener( 'pointerdown', ( { target } ) => closeBut( target ), { signal } );
	keepFocus( root, signal );
	// A link to a fragment of the same page would leave the drop-down open.
	root.addEventListener( 'click', ( { target } ) => ( target as Element ).closest( 'a' ) && closeBut( null ), {
		signal,
	} );
	document.addEventListener(
		'keydown',
		( event ) => {
			// Close the innermost one. A drop-down that the pointer opened closes too, wherever the focus is.
			const details = open().at( -1 );
			if ( event.key === 'Escape' && details && ! event.defaultPrevented ) {
				const hadFocus = details.contains( document.activeElement );
				details.open = false;
				if ( hadFocus ) {
					details.querySelector( 'summary' )!.focus();
				}
			}
		},
		{ signal }
	);
}
