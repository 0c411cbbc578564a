import { playState } from './play-state';

export interface MotionOptions {
	/** The pause button; `data-stop` and `data-start` hold its two labels. */
	button: HTMLElement | null;
	/** Called with true to move and false to stand still, only on a change. */
	move: ( moving: boolean ) => void;
	/** Called when it is paused or started: whether it moves when nothing holds it. */
	changed?: ( playing: boolean ) => void;
	/** Whether a pointer above the element holds it; it does unless this is false. */
	hover?: boolean;
}

/**
 * The motion contract: what everything that moves by itself keeps to.
 *
 * It moves only while visitors want it to and can see it. Reduced motion,
 * keyboard focus inside and the pause button stop it for good, until the
 * button starts it again; the pointer above it, a hidden tab and being
 * scrolled out of view only hold it.
 *
 * @param root            The element that moves, and what belongs to it.
 * @param options         How to move it, and its button.
 * @param options.button  The pause button.
 * @param options.move    Moves or stops.
 * @param options.changed Called when it is paused or started.
 * @param options.hover   Whether a pointer holds it.
 * @param signal          Ends everything.
 */
export function motion(
	root: HTMLElement,
	{ button, move, changed, hover }: MotionOptions,
	signal: AbortSignal
): void {
	const reduced = matchMedia( '(prefers-reduced-motion)' );
	// Not known before the first update.
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

	// Before the other listener: whoever presses the button wants to see it move at once.
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
