/**
 * Called while dragging with the way gone in pixels, and at the end with the speed in pixels a millisecond too.
 */
type Follow = ( way: number, speed?: number ) => void;

/**
 * Lets a mouse drag what fingers already can.
 *
 * @param view     What is dragged.
 * @param vertical Along which axis.
 * @param begin    Called when a drag begins; gives what follows it.
 * @param signal   Ends it.
 */
export function drag( view: HTMLElement, vertical: boolean, begin: () => Follow, signal: AbortSignal ): void {
	let down: number | null = null;
	let follow: Follow | null = null;
	let speed = 0;
	let last: PointerEvent;
	const at = ( event: PointerEvent ) => ( vertical ? event.clientY : event.clientX );
	const listen = < K extends keyof HTMLElementEventMap >( type: K, listener: ( event: HTMLElementEventMap[ K ] ) => void ) =>
		view.addEventListener( type, listener, { signal, capture: true } );

	listen( 'pointerdown', ( event ) => {
		if ( event.pointerType === 'mouse' && ! event.button ) {
			down = at( event );
			last = event;
		}
	} );
	listen( 'pointermove', ( event ) => {
		if ( down === null ) {
			return;
		}
		const way = at( event ) - down;
		if ( ! follow && Math.abs( way ) > 5 ) {
			follow = begin();
			view.setPointerCapture( event.pointerId );
			view.classList.add( 'is-dragging' );
		}
		speed = ( at( event ) - at( last ) ) / ( event.timeStamp - last.timeStamp || 1 );
		last = event;
		follow?.( way );
	} );
	const up = ( event: PointerEvent ) => {
		// A hand that rests before it lets go throws nothing.
		follow?.( at( event ) - ( down ?? 0 ), event.timeStamp - last.timeStamp > 80 ? 0 : speed );
		down = null;
		view.classList.remove( 'is-dragging' );
		// The click comes right after this and must not open what was dragged.
		setTimeout( () => ( follow = null ) );
	};
	listen( 'pointerup', ( event ) => down !== null && up( event ) );
	listen( 'pointercancel', ( event ) => down !== null && up( event ) );
	listen( 'click', ( event ) => follow && event.preventDefault() );
	// Links and pictures would be dragged as files.
	listen( 'dragstart', ( event ) => event.preventDefault() );
}
