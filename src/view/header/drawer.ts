/**
 * Closes what a vertical header slides out: on Escape, on a press beside it, and when the page was scrolled on, not while
 * the focus is inside.
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
	details.addEventListener( 'toggle', () => ( from = window.scrollY ), { signal } );
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
	document.addEventListener( 'pointerdown', ( { target } ) => ( details.open &&= root.contains( target as Node ) ), { signal } );
}
