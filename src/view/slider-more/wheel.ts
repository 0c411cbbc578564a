import { running, type Engine } from '@eidan/slider';

/**
 * Which way a turn of the wheel moves the slider: -1, 0 or 1; 0 leaves the wheel to the page.
 *
 * @param event  The turn.
 * @param engine The slider.
 */
export function direction(
	event: Pick< WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey' >,
	engine: Pick< Engine, 'index' | 'stops' | 'loop' >
): number {
	const { deltaX, deltaY, ctrlKey } = event;
	// Zooming and sideways scrolling are the browser's.
	if ( ctrlKey || Math.abs( deltaX ) > Math.abs( deltaY ) ) {
		return 0;
	}
	const way = Math.sign( deltaY );
	const to = engine.index + way;
	return engine.loop || ( to >= 0 && to < engine.stops ) ? way : 0;
}

/**
 * Moves by the wheel, one position a turn, and lets the page scroll on at the ends.
 *
 * The lock swallows what is left of a turn, so that the one that reaches the end does not scroll the page too.
 *
 * @param root   The slider.
 * @param lock   Milliseconds until the next turn counts.
 * @param signal Ends it.
 */
export function wheel( root: HTMLElement, lock: unknown, signal: AbortSignal ): void {
	let until = 0;
	root.addEventListener(
		'wheel',
		( event ) => {
			const slider = running.get( root );
			if ( ! slider || ! ( event.target as Element ).closest( '.eidan-slider__view' ) ) {
				return;
			}
			const way = direction( event, slider.engine );
			const locked = event.timeStamp < until;
			if ( way || locked ) {
				event.preventDefault();
			}
			if ( way && ! locked ) {
				until = event.timeStamp + ( typeof lock === 'number' ? lock : 1000 );
				slider.go( slider.engine.index + way );
			}
		},
		{ passive: false, signal }
	);
}
