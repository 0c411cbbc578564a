import { useResizeObserver } from '@wordpress/compose';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { scaleLinear, scalePoint, type ScaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { Format } from './format';
import type { Metric, Step } from './types';

interface Props {
	series: { current: Step[]; previous: Step[] | null };
	metric: Metric;
	/** What the metric is called. */
	label: string;
	/** What the period, and the one it is compared with, are called. */
	period: string;
	comparison: string;
	format: Format;
}

const HEIGHT = 280;
/** Its right one holds half of the last date. */
const EDGE = { top: 16, right: 34, bottom: 28, left: 56 };

/** Room that a date needs on the axis, in pixels; with its year. */
const DATE = 64;
const DATE_OF_YEAR = 92;

/** Whether days are of more than one year, which has to be said then. */
const hasYears = ( steps: Step[] ) => new Set( steps.map( ( { date } ) => date.slice( 0, 4 ) ) ).size > 1;

/**
 * A metric over time, with the compared period behind it.
 *
 * The arrow keys walk over the steps as the pointer does; the step is said, and all steps are in a table for those
 * who do not see the lines.
 */
export function Chart( { series, metric, label, period, comparison, format }: Props ) {
	const { current, previous } = series;
	const [ width, setWidth ] = useState( 1000 );
	const measure = useResizeObserver(
		( [ entry ] ) => entry && setWidth( Math.max( 240, Math.round( entry.contentRect.width ) ) )
	);
	const [ at, setAt ] = useState< number | null >( null );
	const { x, y, path, fill, behind, ticks, dates } = useMemo(
		() => shapes( current, previous, metric, width ),
		[ current, previous, metric, width ]
	);
	const step = at === null ? undefined : current[ at ];
	const isLong = hasYears( current );
	const isOfYears = hasYears( [ ...current, ...( previous ?? [] ) ] );
	const says = ( { date, ...sums }: Step, index: number ) => {
		const before = previous?.[ index ];
		return before
			? sprintf(
					/* translators: 1: a day, 2: value, 3: value of the compared period, 4: its day. */
					__( '%1$s: %2$s, before %3$s (%4$s)', 'eidan' ),
					format.day( date, isOfYears ),
					format.metric( metric, sums[ metric ] ),
					format.metric( metric, before[ metric ] ),
					format.day( before.date, isOfYears )
				)
			: `${ format.day( date, isOfYears ) }: ${ format.metric( metric, sums[ metric ] ) }`;
	};
	const walk = ( key: string ) => {
		const last = current.length - 1;
		const next = { ArrowLeft: ( at ?? last + 1 ) - 1, ArrowRight: ( at ?? -1 ) + 1, Home: 0, End: last }[ key ];
		if ( next === undefined ) {
			return false;
		}
		setAt( Math.min( last, Math.max( 0, next ) ) );
		return true;
	};

	return (
		<figure className="eidan-report__chart">
			<figcaption>
				<span className="eidan-report__chart-name">{ label }</span>
				<span className="eidan-report__key">{ period }</span>
				{ previous && <span className="eidan-report__key is-behind">{ comparison }</span> }
				<span className="eidan-report__chart-step" role="status">
					{ step && at !== null ? says( step, at ) : '' }
				</span>
			</figcaption>
			{ /* The drawing is walked over with the arrow keys, which a slider is the nearest role of. */ }
			<div
				ref={ measure }
				className="eidan-report__drawing"
				role="slider"
				tabIndex={ 0 }
				/* translators: %s: name of a metric, for instance "Revenue". */
				aria-label={ sprintf( __( '%s over time', 'eidan' ), label ) }
				aria-valuemin={ 0 }
				aria-valuemax={ current.length - 1 }
				aria-valuenow={ at ?? 0 }
				aria-valuetext={ step && at !== null ? says( step, at ) : '' }
				onKeyDown={ ( event ) => walk( event.key ) && event.preventDefault() }
				onBlur={ () => setAt( null ) }
				onPointerLeave={ () => setAt( null ) }
				onPointerMove={ ( { currentTarget, clientX } ) => {
					const box = currentTarget.getBoundingClientRect();
					setAt( nearest( clientX - box.left, x.step(), current.length ) );
				} }
			>
				{ /* Time runs from left to right in this drawing, in every script; a style sheet's direction would be turned round. */ }
				<svg
					width={ width }
					height={ HEIGHT }
					aria-hidden="true"
					focusable="false"
					style={ { direction: 'ltr' } }
				>
					{ ticks.map( ( tick ) => (
						<g key={ tick } className="eidan-report__tick">
							<line x1={ EDGE.left } x2={ width - EDGE.right } y1={ y( tick ) } y2={ y( tick ) } />
							<text x={ EDGE.left - 8 } y={ y( tick ) } dy="0.32em" textAnchor="end">
								{ format.short( metric, tick ) }
							</text>
						</g>
					) ) }
					{ dates.map( ( { date, index } ) => (
						<text
							key={ date }
							className="eidan-report__date"
							x={ x( index ) }
							y={ HEIGHT - 8 }
							textAnchor="middle"
						>
							{ format.day( date, isLong ) }
						</text>
					) ) }
					{ behind && <path className="eidan-report__behind" d={ behind } /> }
					<path className="eidan-report__area" d={ fill } />
					<path className="eidan-report__line" d={ path } />
					{ /* A line of one day is none. */ }
					{ previous?.length === 1 && (
						<circle
							className="eidan-report__alone is-behind"
							cx={ x( 0 ) }
							cy={ y( previous[ 0 ]?.[ metric ] ?? 0 ) }
							r="4"
						/>
					) }
					{ current.length === 1 && (
						<circle
							className="eidan-report__alone"
							cx={ x( 0 ) }
							cy={ y( current[ 0 ]?.[ metric ] ?? 0 ) }
							r="5"
						/>
					) }
					{ step && at !== null && (
						<g className="eidan-report__point">
							<line x1={ x( at ) } x2={ x( at ) } y1={ EDGE.top } y2={ HEIGHT - EDGE.bottom } />
							<circle cx={ x( at ) } cy={ y( step[ metric ] ) } r="5" />
						</g>
					) }
				</svg>
			</div>
			<div className="screen-reader-text">
				<table>
					<caption>{ label }</caption>
					<tbody>
						{ current.map( ( item, index ) => (
							<tr key={ item.date }>
								<th scope="row">{ item.date }</th>
								<td>{ format.metric( metric, item[ metric ] ) }</td>
								{ previous && (
									<td>
										{ previous[ index ]
											? format.metric( metric, previous[ index ][ metric ] )
											: '' }
									</td>
								) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		</figure>
	);
}

/** The step nearest to a place. */
function nearest( left: number, width: number, count: number ): number {
	const index = width > 0 ? Math.round( ( left - EDGE.left ) / width ) : 0;
	return Math.min( count - 1, Math.max( 0, index ) );
}

/** Scales and paths. */
function shapes( current: Step[], previous: Step[] | null, metric: Metric, width: number ) {
	// A February beside a January: the longer one has its whole line.
	const places = Array.from( { length: Math.max( current.length, previous?.length ?? 0 ) }, ( _, index ) => index );
	const point = scalePoint< number >( places, [ EDGE.left, width - EDGE.right ] );
	const values = [ ...current, ...( previous ?? [] ) ].map( ( step ) => step[ metric ] );
	const y = scaleLinear(
		[ Math.min( 0, ...values ), Math.max( 1, ...values ) ],
		[ HEIGHT - EDGE.bottom, EDGE.top ]
	).nice( 4 );
	const x = Object.assign( ( index: number ) => point( index ) ?? EDGE.left, { step: () => point.step() } );
	const draw = line< Step >(
		( _, index ) => x( index ),
		( step ) => y( step[ metric ] )
	);
	const shade = area< Step >(
		( _, index ) => x( index ),
		y( 0 ),
		( step ) => y( step[ metric ] )
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

/** Lines across: whole numbers where things are counted, and only the ground where there is nothing. */
function ticksOf( y: ScaleLinear< number, number >, most: number, metric: Metric ): number[] {
	if ( most <= 0 ) {
		return [ 0 ];
	}

	return y.ticks( 4 ).filter( ( tick ) => metric === 'revenue' || metric === 'average' || Number.isInteger( tick ) );
}
