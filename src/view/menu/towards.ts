import type { Point } from '../pointer/intent';

/** What a triangle is wider by on each side: nobody moves in a straight line. */
const SLACK = 12;

/** The edges of a panel, as `getBoundingClientRect()` gives them. */
export type Edges = Pick< DOMRect, 'left' | 'right' | 'top' | 'bottom' >;

const side = ( a: Point, b: Point, p: Point ) => ( b.x - a.x ) * ( p.y - a.y ) - ( b.y - a.y ) * ( p.x - a.x );

/**
 * Whether a pointer is on its way to a panel: in the triangle between the place where it left an item and the edge of
 * the panel that faces it.
 *
 * @param from  Where it left.
 * @param panel The panel.
 * @param now   Where it is.
 */
export function isTowards( from: Point, { left, right, top, bottom }: Edges, now: Point ): boolean {
	let corners: [ Point, Point ];
	if ( from.y <= top || from.y >= bottom ) {
		// Below or above: the edge is seen in its whole width.
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
