/**
 * The heart of the motion contract, one for what moves by script
 * (`@eidan/motion`) and for what CSS moves (the text marquee, which takes this
 * in, since the whole module would weigh more than all else it needs).
 *
 * Keyboard focus inside and the button stop it for good, until the button
 * starts it again; being scrolled out of view only holds it.
 *
 * @param root   The element that moves, and what belongs to it.
 * @param button The pause button.
 * @param wanted Whether it moves at the start.
 * @param signal Ends everything.
 * @param tell   Hears, now and on each change, whether it is wanted and in view.
 * @return Says what is wanted from somewhere else.
 */
export function wish(
	root: HTMLElement,
	button: HTMLElement | null,
	wanted: boolean,
	signal: AbortSignal,
	tell: ( wanted: boolean, visible: boolean ) => void
): ( now: boolean ) => void {
	let visible = false;
	const want = ( now: boolean ) => tell( ( wanted = now ), visible );
	const observer = new IntersectionObserver( ( entries ) => {
		visible = entries.pop()!.isIntersecting;
		want( wanted );
	} );
	root.addEventListener(
		'focusin',
		( { target } ) => {
			// A mouse press on the button focuses it before the click: stopping here would make that click start it.
			if ( target !== button || button!.matches( ':focus-visible' ) ) {
				want( false );
			}
		},
		{ signal }
	);
	button?.addEventListener( 'click', () => want( ! wanted ), { signal } );
	observer.observe( root );
	signal.addEventListener( 'abort', () => observer.disconnect() );
	want( wanted );
	return want;
}
