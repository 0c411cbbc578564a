import type { Point } from '../../../src/view/pointer/intent';

/** Pixels added to the triangle on each side, since nobody moves in a perfectly straight line. */
const SLACK = 12;

/** The edges of a panel, as `getBoundingClientRect()` gives them. */
export type Edges = Pick< DOMRect, 'left' | 'right' | 'top' | 'bottom' >;

const side = ( a: Point, b: Point, p: Point ) => ( b.x - a.x ) * ( p.y - a.y ) - ( b.y - a.y ) * ( p.x - a.x );

/**
 * Whether a pointer is moving towards a panel: it is inside the triangle between the point where it left an item and
 * the panel's edge that faces that point.
 *
 * @param from  Where the pointer left the item.
 * @param panel Edges of the open drop-down, in pixels of the window.
 * @param now   Where the pointer is now.
 */
export function movesTowards( from: Point, { left, right, top, bottom }: Edges, now: Point ): boolean {
	let corners: [ Point, Point ];
	if ( from.y <= top || from.y >= bottom ) {
		// The panel is below or above, so its horizontal edge faces the pointer.
		const y = from.y <= top ? top : bottom;
		corners = [
			{ x: left - SLACK, y },
			{ x: right + SLACK, y },
		];
	} else {
		const x = from.x <= left ? left : right;
		corners = [
			{ x, y: top - SLACK },
			{ x, y: bottom + SLACK },
		];
	}
	const [ a, b ] = corners;
	const turns = [ side( from, a, now ), side( a, b, now ), side( b, from, now ) ];
	return turns.every( ( turn ) => turn >= 0 ) || turns.every( ( turn ) => turn <= 0 );
}
