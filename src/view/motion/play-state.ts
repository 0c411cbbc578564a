interface Options {
	/** The pause button. */
	button: HTMLElement | null;
	/** Whether it plays at the start. */
	playing: boolean;
	/** Called at once and on each change: whether it shall play, and whether it is in view. */
	update: ( playing: boolean, visible: boolean ) => void;
}

/**
 * Whether something that moves by itself shall play: the part of the motion
 * contract that what moves by script (`@eidan/motion`) and what CSS moves (the
 * text marquee) share. The marquee takes it in, since the whole module would
 * weigh more than all else it needs.
 *
 * Keyboard focus inside and the button stop it for good, until the button
 * starts it again; being scrolled out of view only holds it.
 *
 * @param root            The element that moves, and what belongs to it.
 * @param options         Button, state at the start, and what is called on a change.
 * @param options.button  The pause button.
 * @param options.playing Whether it plays at the start.
 * @param options.update  Called at once and on each change.
 * @param signal          Ends everything.
 * @return Sets whether it shall play.
 */
export function playState(
	root: HTMLElement,
	{ button, playing, update }: Options,
	signal: AbortSignal
): ( now: boolean ) => void {
	let visible = false;
	const set = ( now: boolean ) => {
		playing = now;
		update( playing, visible );
	};
	const observer = new IntersectionObserver( ( entries ) => {
		visible = entries.pop()!.isIntersecting;
		set( playing );
	} );
	root.addEventListener(
		'focusin',
		( { target } ) => {
			// A mouse press on the button focuses it before the click: stopping here would make that click start it.
			if ( target !== button || button!.matches( ':focus-visible' ) ) {
				set( false );
			}
		},
		{ signal }
	);
	button?.addEventListener( 'click', () => set( ! playing ), { signal } );
	observer.observe( root );
	signal.addEventListener( 'abort', () => observer.disconnect() );
	set( playing );
	return set;
}
