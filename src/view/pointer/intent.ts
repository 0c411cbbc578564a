/** A place of the pointer, in pixels of the window. */
export interface Point {
	x: number;
	y: number;
}

/** The specification's constants of hover intent: milliseconds between two looks, and pixels. */
export const INTERVAL = 100;
export const SENSITIVITY = 6;

/** What an author may choose of it. */
export interface Intent {
	/** Milliseconds that the pointer has to have been there at least. */
	delay?: number | undefined;
	/** Milliseconds between two looks at it. */
	interval?: number | undefined;
	/** It rests where it moved less than so many pixels between two looks. */
	sensitivity?: number | undefined;
}

/**
 * Whether a pointer has come to rest: it moved less than `sensitivity` pixels between two looks at it.
 *
 * @param before      Where it was.
 * @param now         Where it is.
 * @param sensitivity Pixels.
 */
export const rests = ( before: Point, now: Point, sensitivity = SENSITIVITY ): boolean =>
	Math.hypot( now.x - before.x, now.y - before.y ) < sensitivity;

/**
 * Calls `act` when a mouse or pen rests on an element rather than crosses it: it is looked at again and again.
 *
 * @param element The element.
 * @param act     Called once for each time that the pointer comes to rest on it, until it leaves.
 * @param signal  Ends it.
 * @param intent  When it rests.
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
