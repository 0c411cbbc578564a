/**
 * Lets a mouse drag what fingers already can.
 *
 * @param view   What is dragged.
 * @param axis   `clientX` or `clientY`.
 * @param begin  Called when a drag begins.
 * @param follow Called with the way gone since then.
 * @param end    Called with the whole way.
 * @param signal Ends it.
 */
export function drag(
	view: HTMLElement,
	axis: 'clientX' | 'clientY',
	begin: () => void,
	follow: ( way: number ) => void,
	end: ( way: number ) => void,
	signal: AbortSignal
): void {
	// Not a number: fingers drag by themselves.
	let from = NaN;
	let way = 0;
	let dragged = false;
	const listen = ( type: string, listener: ( event: PointerEvent ) => void ) =>
		view.addEventListener( type, listener as EventListener, { signal, capture: true } );

	listen( 'pointerdown', ( event ) => {
		dragged = false;
		from = event.pointerType === 'mouse' && ! event.button ? event[ axis ] : NaN;
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
	// Links and pictures would be dragged as files.
	listen( 'dragstart', ( event ) => event.preventDefault() );
}
