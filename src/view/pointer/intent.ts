/** A position in the window, in pixels. */
export interface Point {
	x: number;
	y: number;
}

/** The specification's constants for hover intent: milliseconds between two checks, and pixels. */
export const INTERVAL = 100;
export const SENSITIVITY = 6;

/** The settings that an author can change. */
export interface Intent {
	/** Shortest time the pointer must have been on the element, in milliseconds. */
	delay?: number | undefined;
	/** Milliseconds between two checks. */
	interval?: number | undefined;
	/** The pointer rests if it moved less than this many pixels between two checks. */
	sensitivity?: number | undefined;
}

/**
 * Whether a pointer rests: it moved less than `sensitivity` pixels between two checks.
 *
 * @param before      Its position at the last check.
 * @param now         Its position now.
 * @param sensitivity Distance in pixels.
 */
export const rests = ( before: Point, now: Point, sensitivity = SENSITIVITY ): boolean =>
	Math.hypot( now.x - before.x, now.y - before.y ) < sensitivity;

/**
 * Calls `act` when a mouse or pen rests on an element and does not just pass over it. The position is checked
 * repeatedly.
 *
 * @param element What the pointer has to rest on.
 * @param act     Called once per visit of the pointer.
 * @param signal  Stops it when aborted.
 * @param intent  When the pointer counts as resting.
 */
export function onIntent(
	element: HTMLElement,
	act: () => void,
	signal: AbortSignal,
	{ delay = 0, interval = INTERVAL, sensitivity }: Intent = {}
): void {
	let timer: ReturnType< typeof setInterval > | undefined;
	let now: Point;
	const stop = () => clearInterval( timer );
	const follow = ( { clientX: x, clientY: y }: PointerEvent ) => ( now = { x, y } );
	element.addEventListener( 'pointermove', follow, { signal } );
	element.addEventListener(
		'pointerenter',
		( event ) => {
			stop();
			if ( event.pointerType === 'touch' ) {
				return;
			}
			let before = follow( event );
			let there = 0;
			timer = setInterval( () => {
				there += interval;
				if ( there >= delay && rests( before, now, sensitivity ) ) {
					stop();
					act();
				}
				before = now;
			}, interval );
		},
		{ signal }
	);
	element.addEventListener( 'pointerleave', stop, { signal } );
	signal.addEventListener( 'abort', stop );
}
