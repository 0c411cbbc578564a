import { playState } from './play-state';

export interface MotionOptions {
	/** The pause button. `data-stop` and `data-start` hold its two labels. */
	button: HTMLElement | null;
	/** Called with true to start moving and false to stop, only when that changes. */
	move: ( moving: boolean ) => void;
	/** Called when it is paused or started, with whether it plays apart from temporary pauses. */
	changed?: ( playing: boolean ) => void;
	/** Whether a pointer over the element pauses it. True by default. */
	hover?: boolean;
}

/**
 * The motion contract: the rules for everything that moves by itself.
 *
 * It moves only while visitors want it to and can see it. Reduced motion, keyboard focus inside and the pause button
 * stop it until the button starts it again. A pointer over it, a hidden browser tab and scrolling it out of view only
 * pause it for that time.
 *
 * @param root            The moving element with everything that belongs to it.
 * @param options         How to move it, and its button.
 * @param options.button  The pause button.
 * @param options.move    Starts or stops moving.
 * @param options.changed Called when it is paused or started.
 * @param options.hover   Whether a pointer pauses it.
 * @param signal          Stops everything when aborted.
 */
export function motion(
	root: HTMLElement,
	{ button, move, changed, hover }: MotionOptions,
	signal: AbortSignal
): void {
	const reduced = matchMedia( '(prefers-reduced-motion)' );
	// Unknown before the first update.
	let playing: boolean | undefined;
	let visible = false;
	let held = false;
	let moving = false;

	const listen = ( target: EventTarget | null, type: string, listener: ( event: Event ) => void ) =>
		target?.addEventListener( type, listener, { signal } );
	const update = () => {
		const now = playing === true && visible && ! held && ! document.hidden && ! signal.aborted;
		if ( now !== moving ) {
			moving = now;
			move( moving );
		}
	};
	const hold = ( { type }: Event ) => {
		held = type === 'pointerenter' && hover !== false;
		update();
	};

	// Add this listener before the one that toggles: after pressing the button the visitor wants to see motion at once,
	// although the pointer is over it.
	listen( button, 'click', () => ( held = false ) );
	const onPlayState = ( nowPlaying: boolean, nowVisible: boolean ) => {
		visible = nowVisible;
		if ( nowPlaying !== playing ) {
			playing = nowPlaying;
			button?.classList.toggle( 'is-paused', ! playing );
			button?.setAttribute( 'aria-label', button.dataset[ playing ? 'stop' : 'start' ] ?? '' );
			changed?.( playing );
		}
		update();
	};
	const setPlaying = playState( root, { button, playing: ! reduced.matches, update: onPlayState }, signal );
	listen( reduced, 'change', () => reduced.matches && setPlaying( false ) );
	listen( document, 'visibilitychange', update );
	listen( root, 'pointerenter', hold );
	listen( root, 'pointerleave', hold );
	signal.addEventListener( 'abort', update );
}
