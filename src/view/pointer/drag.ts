interface Drag {
	/** The coordinate to follow. */
	axis: 'clientX' | 'clientY';
	/** Whether touch drags, too. Otherwise touch scrolls natively. */
	touch?: boolean;
	/** Called when a drag begins. */
	begin: () => void;
	/** Called with the distance since the start of the drag, in pixels. */
	follow: ( way: number ) => void;
	/** Called with the whole distance, in pixels. */
	end: ( way: number ) => void;
}

/**
 * Lets a mouse drag an element that touch scrolls natively. With `touch` both drag.
 *
 * @param view    The element to drag.
 * @param options What happens during a drag.
 * @param signal  Stops it when aborted.
 */
export function drag( view: HTMLElement, options: Drag, signal: AbortSignal ): void {
	const { axis, touch, begin, follow, end } = options;
	// NaN means that this pointer does not drag.
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
	// Fires after the release, and also if the browser takes the pointer away.
	listen( 'lostpointercapture', () => dragged && end( way ) );
	// The click after a drag must not follow a link. Clicks by keyboard have detail 0 and do.
	listen( 'click', ( event ) => dragged && event.detail && event.preventDefault() );
	// Otherwise the browser would start its own drag and drop of links and images.
	listen( 'dragstart', ( event ) => event.preventDefault() );
}
