import { drag } from '../../../src/view/pointer/drag';

/** Milliseconds after which a thrown row has lost about two thirds of its speed. */
const GLIDE = 325;
/** Pixels per millisecond below which a throw is over. */
const REST = 0.02;

/**
 * Returns the time of an endless animation after its row was moved by hand.
 *
 * @param at    The time before, in milliseconds.
 * @param share How far the row was moved, in rounds. The animation's own direction is positive.
 * @param round Duration of a round, in milliseconds.
 * @return A time within the first round, since all rounds look alike. Before the start of the animation the row would
 *          not move.
 */
export const timeAfter = ( at: number, share: number, round: number ): number =>
	( ( ( at + share * round ) % round ) + round ) % round;

/**
 * Lets visitors drag a row that runs by itself (rows.ts), with mouse, finger or trackpad. A thrown row glides until it
 * is back at its own pace.
 *
 * It changes the current time of the row's animation. So the row has no end, and there is no second position to keep in
 * sync. Where no animation runs (reduced motion, focus inside) the row scrolls natively or stands still.
 *
 * The style sheet pauses the row while it has the class `is-dragged`, and must set `touch-action: pan-y pinch-zoom`.
 *
 * @param row    The visible area of the row. Its first child moves.
 * @param signal Stops it when aborted.
 */
export function throwable( row: HTMLElement, signal: AbortSignal ): void {
	const mover = row.firstElementChild as HTMLElement;
	let gone = 0;
	let time = 0;
	// Speed to the left, in pixels per millisecond.
	let velocity = 0;
	let frame = 0;

	/**
	 * Moves the row.
	 *
	 * @param pixels Distance to the left.
	 * @return Whether there was an animation to change.
	 */
	const turn = ( pixels: number ): boolean => {
		const [ animation ] = mover.getAnimations();
		if ( animation ) {
			const { direction, animationDirection } = getComputedStyle( mover );
			const share = pixels / mover.offsetWidth;
			const back = ( direction === 'rtl' ) !== ( animationDirection === 'reverse' );
			animation.currentTime = timeAfter(
				animation.currentTime as number,
				back ? -share : share,
				animation.effect!.getComputedTiming().duration as number
			);
		}
		return !! animation;
	};
	const glide = ( now: number ) => {
		const passed = now - time;
		time = now;
		turn( velocity * passed );
		velocity *= Math.exp( -passed / GLIDE );
		if ( Math.abs( velocity ) > REST ) {
			frame = requestAnimationFrame( glide );
		}
	};

	drag(
		row,
		{
			axis: 'clientX',
			touch: true,
			begin: () => {
				cancelAnimationFrame( frame );
				row.classList.add( 'is-dragged' );
				gone = velocity = 0;
				time = performance.now();
			},
			follow: ( way ) => {
				const now = performance.now();
				const passed = now - time;
				turn( way - gone );
				// Average with the last moves counting most.
				velocity = passed ? ( velocity + ( way - gone ) / passed ) / 2 : velocity;
				gone = way;
				time = now;
			},
			end: () => {
				row.classList.remove( 'is-dragged' );
				// If the pointer stopped before the release, the row was not thrown.
				if ( performance.now() - time < 100 ) {
					frame = requestAnimationFrame( glide );
				}
			},
		},
		signal
	);
	// A press would focus a link, and focus stops the row until the button starts it again.
	row.addEventListener( 'mousedown', ( event ) => event.preventDefault(), { signal } );
	row.addEventListener(
		'wheel',
		( event ) => {
			const { deltaX, deltaY, deltaMode } = event;
			// If the browser reports lines, take 16 pixels for each.
			if ( Math.abs( deltaX ) > Math.abs( deltaY ) && turn( deltaMode ? deltaX * 16 : deltaX ) ) {
				event.preventDefault();
			}
		},
		{ signal, passive: false }
	);
	signal.addEventListener( 'abort', () => cancelAnimationFrame( frame ) );
}
