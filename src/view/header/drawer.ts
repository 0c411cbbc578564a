/**
 * Closes what a vertical header slides out: on Escape, on a press beside it, and when the page was scrolled on, not
 * while the focus is inside. Where the window gets another size and the header would be above it, its bar comes over
 * the page.
 *
 * @param root     Box of the header.
 * @param distance Pixels of scroll from where it was opened.
 * @param signal   Ends it.
 */
export function drawer( root: HTMLElement, distance: number, signal: AbortSignal ): void {
	const details = root.querySelector< HTMLDetailsElement >( '.eidan-header__drawer' );
	const opener = details?.querySelector( 'summary' );
	if ( ! details || ! opener ) {
		return;
	}
	let from = 0;
	const isIn = () => details.contains( document.activeElement ) && document.activeElement !== opener;
	/** The bar is over the page until it is closed and nothing in it has the focus. */
	const lift = ( isOver: boolean ) => root.classList.toggle( 'is-lifted', isOver );
	const settle = ( focus: EventTarget | null ) =>
		details.open || root.contains( focus as Node | null ) || lift( false );

	details.addEventListener(
		'toggle',
		() => {
			from = window.scrollY;
			settle( document.activeElement );
		},
		{ signal }
	);
	root.addEventListener( 'focusout', ( { relatedTarget } ) => settle( relatedTarget ), { signal } );
	window.addEventListener(
		'resize',
		// A narrow window has the bar where the page begins, which may be far above.
		() => lift( ( details.open || root.matches( '.is-lifted' ) ) && root.getBoundingClientRect().top < 0 ),
		{ passive: true, signal }
	);
	window.addEventListener(
		'scroll',
		() => {
			if ( details.open && Math.abs( window.scrollY - from ) > distance && ! isIn() ) {
				details.open = false;
			}
		},
		{ passive: true, signal }
	);
	document.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Escape' && details.open && ! event.defaultPrevented ) {
				const hadFocus = details.contains( document.activeElement );
				details.open = false;
				if ( hadFocus ) {
					opener.focus();
				}
			}
		},
		{ signal }
	);
	document.addEventListener( 'pointerdown', ( { target } ) => ( details.open &&= root.contains( target as Node ) ), {
		signal,
	} );
}
