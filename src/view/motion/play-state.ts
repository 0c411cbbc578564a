interface Options {
	/** The pause button. */
	button: HTMLElement | null;
	/** Whether it plays at the start. */
	playing: boolean;
	/** Called at once and on each change, with whether it should play and whether it is in view. */
	update: ( playing: boolean, visible: boolean ) => void;
}

/**
 * Decides whether something that moves by itself should play. Motion by script (`@eidan/motion`) and motion by CSS (the
 * text marquee) share this part of the motion contract. The marquee bundles this file only, since the whole motion
 * module would be larger than all the rest it needs.
 *
 * Keyboard focus inside and the button stop it until the button starts it again. Scrolling it out of view only pauses
 * it.
 *
 * @param root            The moving element with everything that belongs to it.
 * @param options         Button, initial state, and the callback.
 * @param options.button  The pause button.
 * @param options.playing Whether it plays at the start.
 * @param options.update  Called at once and on each change.
 * @param signal          Stops everything when aborted.
 * @return Sets whether it should play.
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
			// A mouse press on the button gives it focus before the click. Stopping here would make that click start it
			// again.
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
