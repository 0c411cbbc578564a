/**
 * The motion contract: what everything that moves by itself keeps to.
 *
 * It moves only while visitors want it to and can see it. Reduced motion,
 * keyboard focus inside and the pause button stop it for good, until the
 * button starts it again; the pointer above it, a hidden tab and being
 * scrolled out of view only hold it.
 */
export interface Motion {
	/** Starts or stops for good, as the button does. */
	want: ( moving: boolean ) => void;
}

export interface MotionOptions {
	/** The pause button; `data-stop` and `data-start` hold its two labels. */
	button: HTMLElement | null;
	/** Called with true to move and false to stand still, only on a change. */
	move: ( moving: boolean ) => void;
	/** Called when visitors' wish changes: whether it moves when nothing holds it. */
	changed?: ( wanted: boolean ) => void;
	/** Whether a pointer above the element holds it. */
	hover?: boolean;
}

/**
 * Puts an element that moves by itself under the contract.
 *
 * @param root    The element that moves, and what belongs to it.
 * @param options How to move it, and its button.
 * @param signal  Ends everything.
 */
export function motion( root: HTMLElement, options: MotionOptions, signal: AbortSignal ): Motion {
	const { button, move, changed, hover = true } = options;
	const reduced = matchMedia( '(prefers-reduced-motion: reduce)' );
	let wanted = ! reduced.matches;
	let visible = false;
	let held = false;
	let moving = false;

	const update = () => {
		const now = wanted && visible && ! held && ! document.hidden && ! signal.aborted;
		if ( now !== moving ) {
			moving = now;
			move( now );
		}
	};
	const want = ( now: boolean ) => {
		wanted = now;
		button?.classList.toggle( 'is-paused', ! now );
		button?.setAttribute( 'aria-label', button.dataset[ now ? 'stop' : 'start' ] ?? '' );
		changed?.( now );
		update();
	};
	const listen = ( target: EventTarget, types: string, listener: ( event: Event ) => void ) =>
		types.split( ' ' ).forEach( ( type ) => target.addEventListener( type, listener, { signal } ) );

	listen( reduced, 'change', () => reduced.matches && want( false ) );
	listen( document, 'visibilitychange', update );
	listen( root, 'focusin', ( { target } ) => {
		// A mouse press on the button focuses it before the click: stopping here would make that click start it.
		if ( wanted && ( target !== button || button?.matches( ':focus-visible' ) ) ) {
			want( false );
		}
	} );
	if ( hover ) {
		listen( root, 'pointerenter pointerleave', ( { type } ) => {
			held = type === 'pointerenter';
			update();
		} );
	}
	if ( button ) {
		listen( button, 'click', () => {
			held = false;
			want( ! wanted );
		} );
	}
	const observer = new IntersectionObserver( ( entries ) => {
		visible = !! entries.at( -1 )?.isIntersecting;
		update();
	} );
	observer.observe( root );
	signal.addEventListener(
		'abort',
		() => {
			observer.disconnect();
			update();
		},
		{ once: true }
	);
	want( wanted );
	return { want };
}
