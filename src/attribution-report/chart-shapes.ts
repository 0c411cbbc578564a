import { scaleLinear, scalePoint, type ScaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { isFraction } from './format';
import type { Metric, Step } from './types';

export const HEIGHT = 280;
/** Margins of the chart in pixels. The right one has space for half of the last date. */
export const EDGE = { top: 16, right: 34, bottom: 28, left: 56 };

/** Width of a date on the axis in pixels, without and with its year. */
const DATE = 64;
const DATE_OF_YEAR = 92;

/** Whether the steps are in more than one year. Dates are then shown with the year. */
export const hasYears = ( steps: Step[] ) => new Set( steps.map( ( { date } ) => date.slice( 0, 4 ) ) ).size > 1;

/** Returns the index of the step nearest to a horizontal position in pixels. */
export function nearest( left: number, width: number, count: number ): number {
	const index = width > 0 ? Math.round( ( left - EDGE.left ) / width ) : 0;
	return Math.min( count - 1, Math.max( 0, index ) );
}

/** Computes the scales and paths of the chart. */
export function shapes( current: Step[], previous: Step[] | null, metric: Metric, width: number ) {
	// The two periods may have different lengths, such as February and January. The longer one defines the axis.
	const places = Array.from( { length: Math.max( current.length, previous?.length ?? 0 ) }, ( _, index ) => index );
	const point = scalePoint< number >( places, [ EDGE.left, width - EDGE.right ] );
	const values = [ ...current, ...( previous ?? [] ) ].map( ( step ) => step[ metric ] ?? 0 );
	const y = scaleLinear(
		// A share ends at all, a count of less than one is nothing to draw.
		[ Math.min( 0, ...values ), Math.max( 1, ...values ) ],
		[ HEIGHT - EDGE.bottom, EDGE.top ]
	).nice( 4 );
	const x = Object.assign( ( index: number ) => point( index ) ?? EDGE.left, { step: () => point.step() } );
	const draw = line< Step >(
		( _, index ) => x( index ),
		( step ) => y( step[ metric ] ?? 0 )
	);
	const shade = area< Step >(
		( _, index ) => x( index ),
		y( 0 ),
		( step ) => y( step[ metric ] ?? 0 )
	);
	const every = Math.max(
		1,
		Math.ceil( ( places.length * ( hasYears( current ) ? DATE_OF_YEAR : DATE ) ) / ( width - EDGE.left ) )
	);

	return {
		x,
		y,
		path: draw( current ) ?? '',
		fill: shade( current ) ?? '',
		behind: previous && ( draw( previous ) ?? '' ),
		ticks: ticksOf( y, Math.max( ...values ), metric ),
		dates: current.flatMap( ( { date }, index ) => ( index % every === 0 ? [ { date, index } ] : [] ) ),
	};
}

/**
 * Returns the values of the horizontal grid lines: whole numbers for counts, and only the base line if no value is
 * above 0.
 */
function ticksOf( y: ScaleLinear< number, number >, most: number, metric: Metric ): number[] {
	if ( most <= 0 ) {
		return [ 0 ];
	}

	return y.ticks( 4 ).filter( ( tick ) => isFraction( metric ) || Number.isInteger( tick ) );
}
