interface Drag {
	/** Coordinate of a pointer that counts. */
	axis: 'clientX' | 'clientY';
	/** Whether fingers drag as well; without it they scroll by themselves. */
	touch?: boolean;
	/** Called when a drag begins. */
	begin: () => void;
	/** Called with the way gone since then, in pixels. */
	follow: ( way: number ) => void;
	/** Called with the whole way. */
	end: ( way: number ) => void;
}

/**
 * Lets a mouse drag what fingers already can, or both.
 *
 * @param view    What is dragged.
 * @param options What is done then.
 * @param signal  Ends it.
 */
export function drag( view: HTMLElement, options: Drag, signal: AbortSignal ): void {
	const { axis, touch, begin, follow, end } = options;
	// Not a number: this pointer does not drag.
	let from = NaN;
	let way = 0;
	let dragged = false;
	const listen = < K extends keyof HTMLElementEventMap >(
		type: K,
		listener: ( event: HTMLElementEventMap[ K ] ) => void
	) => view.addEventListener( type, listener, { signal, capture: true } );

	listen( 'pointerdown', ( event ) => {
		dragged = false;
		from = ( touch || event.pointerType === 'mouse' ) && ! event.button ? event[ axis ] : NaN;
	} );
	listen( 'pointermove', ( event ) => {
		if ( ! event.buttons ) {
			return;
		}
		way = from - event[ axis ];
		if ( ! dragged && Math.abs( way ) > 5 ) {
			dragged = true;
			view.setPointerCapture( event.pointerId );
			begin();
		}
		if ( dragged ) {
			follow( way );
		}
	} );
	// Comes after the button is let go, and also when the browser takes the pointer away.
	listen( 'lostpointercapture', () => dragged && end( way ) );
	// What was dragged must not open; a click by key has no detail.
	listen( 'click', ( event ) => dragged && event.detail && event.preventDefault() );
	// Links and images would be dragged as files.
	listen( 'dragstart', ( event ) => event.preventDefault() );
}
