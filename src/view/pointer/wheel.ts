/** Where something stands that the wheel moves. */
export interface Position {
	index: number;
	/** How many positions there are. */
	stops: number;
	/** Whether the first follows the last. */
	loop?: boolean;
}

/**
 * Which way a turn of the wheel moves: -1, 0 or 1; 0 leaves the wheel to the page.
 *
 * @param event    The turn.
 * @param position Where it stands.
 */
export function direction(
	event: Pick< WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey' >,
	{ index, stops, loop }: Position
): number {
	const { deltaX, deltaY, ctrlKey } = event;
	// Zooming and sideways scrolling are the browser's.
	if ( ctrlKey || Math.abs( deltaX ) > Math.abs( deltaY ) ) {
		return 0;
	}
	const way = Math.sign( deltaY );
	const to = index + way;
	return loop || ( to >= 0 && to < stops ) ? way : 0;
}

/** How much of what fills the window has to be seen, so that a turn of the wheel is meant for it. */
const SEEN = 0.9;

/**
 * Whether something fills the window, or all of it is seen, but for a little.
 *
 * @param box        Where it is, in pixels of the window.
 * @param box.top    Its upper edge.
 * @param box.bottom Its lower edge.
 * @param height     Of the window.
 */
export const isFilled = ( { top, bottom }: { top: number; bottom: number }, height: number ): boolean =>
	Math.min( bottom, height ) - Math.max( top, 0 ) >= SEEN * Math.min( height, bottom - top );

/**
 * Moves by the wheel, one position a turn, and lets the page scroll on at the ends.
 *
 * The lock swallows what is left of a turn, so that the one that reaches the end does not scroll the page too. A turn
 * that scrolls the page already goes on doing so.
 *
 * @param root   What the wheel is turned on.
 * @param lock   Milliseconds until the next turn counts.
 * @param where  Where it stands; undefined leaves a turn to the page.
 * @param move   Goes one position on (1) or back (-1).
 * @param signal Ends it.
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
