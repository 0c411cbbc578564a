import { wish } from './wish';

export interface MotionOptions {
	/** The pause button; `data-stop` and `data-start` hold its two labels. */
	button: HTMLElement | null;
	/** Called with true to move and false to stand still, only on a change. */
	move: ( moving: boolean ) => void;
	/** Called when visitors' wish changes: whether it moves when nothing holds it. */
	changed?: ( wanted: boolean ) => void;
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
 * @param options.changed Hears of visitors' wish.
 * @param options.hover   Whether a pointer holds it.
 * @param signal          Ends everything.
 */
export function motion( root: HTMLElement, { button, move, changed, hover }: MotionOptions, signal: AbortSignal ): void {
	const reduced = matchMedia( '(prefers-reduced-motion)' );
	// Not known before it is told for the first time.
	let wants: boolean | undefined;
	let sees = false;
	let held = false;
	let moving = false;

	const listen = ( target: EventTarget | null, type: string, listener: ( event: Event ) => void ) =>
		target?.addEventListener( type, listener, { signal } );
	const update = () => {
		const now = wants === true && sees && ! held && ! document.hidden && ! signal.aborted;
		if ( now !== moving ) {
			moving = now;
			move( moving );
		}
	};
	const hold = ( { type }: Event ) => {
		held = type === 'pointerenter' && hover !== false;
		update();
	};

	// Before `wish` listens to it: whoever presses the button wants to see it move at once.
	listen( button, 'click', () => ( held = false ) );
	const tell = ( wanted: boolean, visible: boolean ) => {
		sees = visible;
		if ( wanted !== wants ) {
			wants = wanted;
			button?.classList.toggle( 'is-paused', ! wanted );
			button?.setAttribute( 'aria-label', button.dataset[ wanted ? 'stop' : 'start' ] ?? '' );
			changed?.( wanted );
		}
		update();
	};
	const want = wish( root, { button, wanted: ! reduced.matches, tell }, signal );
	listen( reduced, 'change', () => reduced.matches && want( false ) );
	listen( document, 'visibilitychange', update );
	listen( root, 'pointerenter', hold );
	listen( root, 'pointerleave', hold );
	signal.addEventListener( 'abort', update );
}
