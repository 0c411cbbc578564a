import type { Point } from './intent';

/** Distance in pixels below which the follower has arrived. */
const NEAR = 0.1;

/**
 * Returns the next position of an element that follows the pointer.
 *
 * @param from  Where it is.
 * @param to    Where the pointer is.
 * @param share Share of the remaining distance that it moves in one frame, above 0 and at most 1.
 * @return The pointer's exact position if it is near enough.
 */
export const step = ( from: Point, to: Point, share: number ): Point =>
	Math.hypot( to.x - from.x, to.y - from.y ) < NEAR
		? to
		: { x: from.x + ( to.x - from.x ) * share, y: from.y + ( to.y - from.y ) * share };

/**
 * Makes an element follow the pointer over `root`. It sets `translate`, in pixels from the root's corner, and
 * `data-following`, which the block's style uses to show it. Touch is ignored. Under reduced motion it moves without
 * delay. Frames run only until it has arrived. New items (`eidan:new-posts` on the root) hide it; it then starts again
 * at the pointer.
 *
 * @param root     The area of the pointer, and the follower's containing block.
 * @param follower The element that follows.
 * @param share    Share of the remaining distance per frame, see `step`.
 * @param signal   Stops it when aborted.
 * @param place    Returns the target for a position of the pointer, both in pixels from the root's corner. By default
 *                 the pointer's position.
 */
export function follow(
	root: HTMLElement,
	follower: HTMLElement,
	share: number,
	signal: AbortSignal,
	place = ( pointer: Point ): Point => pointer
): void {
	const reduced = matchMedia( '(prefers-reduced-motion)' );
	let frame = 0;
	let at: Point | undefined;
	let to: Point = { x: 0, y: 0 };
	const move = () => {
		frame = 0;
		at = at && ! reduced.matches ? step( at, to, share ) : to;
		follower.style.translate = `${ at.x }px ${ at.y }px`;
		if ( at !== to ) {
			frame = requestAnimationFrame( move );
		}
	};
	const stop = () => {
		cancelAnimationFrame( frame );
		frame = 0;
		at = undefined;
		delete follower.dataset.following;
	};
	root.addEventListener(
		'pointermove',
		( { clientX, clientY, pointerType } ) => {
			if ( pointerType !== 'touch' ) {
				const { left, top } = root.getBoundingClientRect();
				to = place( { x: clientX - left, y: clientY - top } );
				follower.dataset.following = '';
				frame ||= requestAnimationFrame( move );
			}
		},
		{ signal }
	);
	root.addEventListener( 'pointerleave', stop, { signal } );
	root.addEventListener( 'eidan:new-posts', stop, { signal } );
	// An invisible element still makes the page scroll if its old position is outside a narrower window.
	addEventListener(
		'resize',
		() => {
			stop();
			follower.style.translate = '';
		},
		{ signal }
	);
	signal.addEventListener( 'abort', stop );
}
