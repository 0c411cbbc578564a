interface Wish {
	/** The pause button. */
	button: HTMLElement | null;
	/** Whether it moves at the start. */
	wanted: boolean;
	/** Hears, now and on each change, whether it is wanted and in view. */
	tell: ( wanted: boolean, visible: boolean ) => void;
}

/**
 * The heart of the motion contract, one for what moves by script
 * (`@eidan/motion`) and for what CSS moves (the text marquee, which takes this
 * in, since the whole module would weigh more than all else it needs).
 *
 * Keyboard focus inside and the button stop it for good, until the button
 * starts it again; being scrolled out of view only holds it.
 *
 * @param root           The element that moves, and what belongs to it.
 * @param options        Button, beginning, and who is told.
 * @param options.button The pause button.
 * @param options.wanted Whether it moves at the start.
 * @param options.tell   Is told.
 * @param signal         Ends everything.
 * @return Says what is wanted from somewhere else.
 */
export function wish( root: HTMLElement, { button, wanted, tell }: Wish, signal: AbortSignal ): ( now: boolean ) => void {
	let visible = false;
	const want = ( now: boolean ) => {
		wanted = now;
		tell( wanted, visible );
	};
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
