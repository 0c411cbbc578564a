import type { Point } from './intent';

/** Below this distance, in pixels, it has arrived. */
const NEAR = 0.1;

/**
 * The next place of something that trails the pointer.
 *
 * @param from  Where it is.
 * @param to    Where the pointer is.
 * @param share Of the way that is left, which it goes in a frame; above 0 and at most 1.
 * @return The pointer's own place once it is near enough.
 */
export const step = ( from: Point, to: Point, share: number ): Point =>
	Math.hypot( to.x - from.x, to.y - from.y ) < NEAR
		? to
		: { x: from.x + ( to.x - from.x ) * share, y: from.y + ( to.y - from.y ) * share };

/**
 * Lets an element trail the pointer while that is above `root`: sets `translate`, in pixels from the root's corner, and
 * `data-following`, by which the block's style shows it. Not for fingers; under reduced motion it does not lag. Frames
 * run only until it has arrived. New posts (`eidan:new-posts` on the root) let it start afresh from the pointer.
 *
 * @param root     What the pointer moves over; the follower's containing block.
 * @param follower What trails it.
 * @param share    See `step`.
 * @param signal   Ends it.
 * @param place    Where it goes for a place of the pointer, both in pixels from the root's corner; there unless given.
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
	// What is only unseen still makes a page scroll: in a narrower window its place may be beyond the edge.
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
