import { drag } from '../pointer/drag';

/** In how many milliseconds a thrown row has lost two thirds of its speed. */
const GLIDE = 325;
/** Pixels for each millisecond below which a throw has come to rest. */
const REST = 0.02;

/**
 * Where on its clock an endless animation is after its row was moved.
 *
 * @param at    Where it was, in milliseconds.
 * @param share How far it was moved, in rounds; the way it runs by itself is positive.
 * @param round How long a round takes, in milliseconds.
 * @return Within the first round, where all rounds look alike: before the start the row would stand still.
 */
export const timeAfter = ( at: number, share: number, round: number ): number =>
	( ( ( at + share * round ) % round ) + round ) % round;

/**
 * Lets visitors move a row that runs by itself (rows.ts): by mouse, finger and
 * trackpad. A thrown row glides until it has its own pace again.
 *
 * It is the row's own clock that is turned. So there is no end to reach, no
 * second position to keep in step, and where nothing runs (reduced motion,
 * focus inside) there is nothing to turn: then the row scrolls, or rests.
 *
 * The style sheet lets it rest while it has the class `is-dragged`, and keeps
 * `touch-action: pan-y pinch-zoom`.
 *
 * @param row    What shows the row; its first child moves.
 * @param signal Ends it.
 */
export function throwable( row: HTMLElement, signal: AbortSignal ): void {
	const mover = row.firstElementChild as HTMLElement;
	let gone = 0;
	let time = 0;
	// Pixels towards the left for each millisecond.
	let velocity = 0;
	let frame = 0;

	/**
	 * @param pixels Towards the left.
	 * @return Whether there was something to move.
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
				// The last moves count most.
				velocity = passed ? ( velocity + ( way - gone ) / passed ) / 2 : velocity;
				gone = way;
				time = now;
			},
			end: () => {
				row.classList.remove( 'is-dragged' );
				// Held before it was let go: not thrown.
				if ( performance.now() - time < 100 ) {
					frame = requestAnimationFrame( glide );
				}
			},
		},
		signal
	);
	// A press would focus a link, and focus stops the row for good.
	row.addEventListener( 'mousedown', ( event ) => event.preventDefault(), { signal } );
	row.addEventListener(
		'wheel',
		( event ) => {
			const { deltaX, deltaY, deltaMode } = event;
			// Lines are about as high as 16 pixels.
			if ( Math.abs( deltaX ) > Math.abs( deltaY ) && turn( deltaMode ? deltaX * 16 : deltaX ) ) {
				event.preventDefault();
			}
		},
		{ signal, passive: false }
	);
	signal.addEventListener( 'abort', () => cancelAnimationFrame( frame ) );
}
