/**
 * Closes the drawer of a vertical header on Escape, on a press outside, and after enough scrolling, unless the focus is
 * inside. If a resize leaves the header above the window while its drawer is open, its bar is laid over the page.
 *
 * @param root     Box of the header.
 * @param distance Pixels of scrolling after which the drawer closes.
 * @param signal   Stops it when aborted.
 */
export function drawer( root: HTMLElement, distance: number, signal: AbortSignal ): void {
	const details = root.querySelector< HTMLDetailsElement >( '.eidan-header__drawer' );
	const opener = details?.querySelector( 'summary' );
	if ( ! details || ! opener ) {
		return;
	}
	let from = 0;
	const isIn = () => details.contains( document.activeElement ) && document.activeElement !== opener;
	/**
	 * Lays the bar over the page, or puts it back. It goes back once the drawer is closed and the focus is elsewhere.
	 */
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
		// In a narrow window the bar is at the top of the page, which may be far above.
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
