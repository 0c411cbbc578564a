/** The position of something that the wheel moves. */
export interface Position {
	index: number;
	/** How many positions there are. */
	stops: number;
	/** Whether the first follows the last. */
	loop?: boolean;
}

/**
 * Returns the direction in which a wheel event moves: -1 or 1. 0 lets the page scroll.
 *
 * @param event    The wheel event.
 * @param position The current position.
 */
export function direction(
	event: Pick< WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey' >,
	{ index, stops, loop }: Position
): number {
	const { deltaX, deltaY, ctrlKey } = event;
	// The browser handles zooming and horizontal scrolling.
	if ( ctrlKey || Math.abs( deltaX ) > Math.abs( deltaY ) ) {
		return 0;
	}
	const way = Math.sign( deltaY );
	const to = index + way;
	return loop || ( to >= 0 && to < stops ) ? way : 0;
}

/** Share of an element that must be visible before the wheel moves it. */
const SEEN = 0.9;

/**
 * Whether an element nearly fills the window, or is nearly completely visible.
 *
 * @param box        The element's box, in pixels of the window.
 * @param box.top    Its top edge.
 * @param box.bottom Its bottom edge.
 * @param height     Height of the window.
 */
export const isFilled = ( { top, bottom }: { top: number; bottom: number }, height: number ): boolean =>
	Math.min( bottom, height ) - Math.max( top, 0 ) >= SEEN * Math.min( height, bottom - top );

/**
 * Moves by one position per turn of the wheel. At the ends the page scrolls on.
 *
 * The lock ignores the rest of a turn, so that the turn that reaches the end does not scroll the page, too. A turn that
 * already scrolls the page continues to do so.
 *
 * @param root   The element on which the wheel is turned.
 * @param lock   Milliseconds until the next turn counts.
 * @param where  Returns the current position. Undefined lets the page scroll.
 * @param move   Moves one position forward (1) or back (-1).
 * @param signal Stops it when aborted.
 */
export function turns(
	root: HTMLElement,
	lock: number,
	where: ( event: WheelEvent ) => Position | undefined,
	move: ( way: number, event: WheelEvent ) => void,
	signal: AbortSignal
): void {
	let until = 0;
	root.addEventListener(
		'wheel',
		( event ) => {
			const position = event.cancelable && where( event );
			if ( ! position ) {
				return;
			}
			const way = direction( event, position );
			const locked = event.timeStamp < until;
			if ( way || locked ) {
				event.preventDefault();
			}
			if ( way && ! locked ) {
				until = event.timeStamp + lock;
				move( way, event );
			}
		},
		{ passive: false, signal }
	);
}
