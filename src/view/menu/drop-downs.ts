import { keepFocus } from '../scroll/focus';
import { place } from './place';

/**
 * Lets the drop-downs of a menu close on Escape, on a press or focus elsewhere and on following a link, and keeps them
 * in the window.
 *
 * @param root   The menu; what opens is `<details>`.
 * @param signal Ends it.
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
	// Somebody who goes on leaves nothing open behind.
	document.addEventListener( 'focusin', ( { target } ) => closeBut( target ), { signal } );
	document.addEventListener( 'pointerdown', ( { target } ) => closeBut( target ), { signal } );
	keepFocus( root, signal );
	// A link to a place in the same page does not take the panel away by itself.
	root.addEventListener( 'click', ( { target } ) => ( target as Element ).closest( 'a' ) && closeBut( null ), {
		signal,
	} );
	document.addEventListener(
		'keydown',
		( event ) => {
			// The innermost one. What was opened by the pointer closes too, wherever the focus is.
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
