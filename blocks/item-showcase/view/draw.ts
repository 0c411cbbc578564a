import { lineOf, pathOf, type Shape } from './line';

const SVG = 'http://www.w3.org/2000/svg';

/** The two ends of a line. */
export interface Leader {
	/** The statement. The line is drawn inside it, along its upper edge. */
	item: HTMLElement;
	/** The point on the image. */
	dot: HTMLElement;
}

/**
 * Draws thin lines from statements to points on an image. Call it again after the layout has changed.
 *
 * @param image   The element that points are measured from.
 * @param leaders The statements and their points.
 * @param shape   Shape of the lines.
 */
export function drawLeaders( image: Element, leaders: readonly Leader[], shape: Shape ): void {
	const frame = image.getBoundingClientRect();
	// Measure everything before writing anything, so that all lines need only one layout.
	const paths = leaders.map( ( { item, dot } ) => {
		const box = item.getBoundingClientRect();
		const point = dot.getBoundingClientRect();
		const here = ( x: number, y: number ) => ( { x: x - box.left, y: y - box.top } );
		const [ far, near ] = box.left < frame.left ? [ box.left, box.right ] : [ box.right, box.left ];
		return lineOf(
			here( far, box.top + 0.5 ),
			here( near, box.top + 0.5 ),
			here( point.left + point.width / 2, point.top + point.height / 2 ),
			{
				left: frame.left - box.left,
				top: frame.top - box.top,
				right: frame.right - box.left,
				bottom: frame.bottom - box.top,
			},
			shape
		).map( pathOf );
	} );
	leaders.forEach( ( { item }, index ) => {
		let svg = item.querySelector( ':scope > svg' );
		if ( ! svg ) {
			svg = document.createElementNS( SVG, 'svg' );
			svg.setAttribute( 'aria-hidden', 'true' );
			item.append( svg );
		}
		paths[ index ]!.forEach( ( d, part ) => {
			const path = svg.children[ part ] ?? svg.appendChild( document.createElementNS( SVG, 'path' ) );
			path.setAttribute( 'd', d );
			path.setAttribute( 'pathLength', '1' );
		} );
	} );
}
