import type { Engine } from './engine';

/**
 * Which way a turn of the wheel moves the slider: -1, 0 or 1; 0 leaves the wheel to the page.
 *
 * @param event  The turn.
 * @param engine The slider.
 */
export function direction( event: Pick< WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey' >, engine: Pick< Engine, 'index' | 'stops' | 'loop' > ): number {
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
 * @param view   What the pointer is above.
 * @param engine The slider.
 * @param lock   Milliseconds until the next turn counts.
 * @param go     Moves to a position.
 * @param signal Ends it.
 */
export function wheel( view: HTMLElement, engine: Engine, lock: number, go: ( index: number ) => void, signal: AbortSignal ): void {
	let until = 0;
	view.addEventListener(
		'wheel',
		( event ) => {
			const way = direction( event, engine );
			const locked = event.timeStamp < until;
			if ( way || locked ) {
				event.preventDefault();
			}
			if ( way && ! locked ) {
				until = event.timeStamp + lock;
				go( engine.index + way );
			}
		},
		{ passive: false, signal }
	);
}
