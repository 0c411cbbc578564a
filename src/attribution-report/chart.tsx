import { useResizeObserver } from '@wordpress/compose';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { EDGE, hasYears, HEIGHT, nearest, shapes } from './chart-shapes';
import type { Format } from './format';
import type { Metric, Step } from './types';

interface Props {
	series: { current: Step[]; previous: Step[] | null };
	metric: Metric;
	/** Label of the metric. */
	label: string;
	/** Labels of the period and of the compared period. */
	period: string;
	comparison: string;
	format: Format;
}

/**
 * A chart of a metric over time, with the compared period behind it.
 *
 * Arrow keys and the pointer select a step, which is announced. For people who cannot see the lines a table has all
 * steps.
 */
export function Chart( { series, metric, label, period, comparison, format }: Props ) {
	const { current, previous } = series;
	const [ width, setWidth ] = useState( 1000 );
	const measure = useResizeObserver(
		( [ entry ] ) => entry && setWidth( Math.max( 240, Math.round( entry.contentRect.width ) ) )
	);
	const [ at, setAt ] = useState< number | null >( null );
	const drawn = useMemo( () => shapes( current, previous, metric, width ), [ current, previous, metric, width ] );
	const step = at === null ? undefined : current[ at ];
	const said =
		step && at !== null
			? stepText( step, previous?.[ at ], metric, format, hasYears( [ ...current, ...( previous ?? [] ) ] ) )
			: '';
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
					{ said }
				</span>
			</figcaption>
			{ /* Arrow keys move through the chart. The closest ARIA role for that is a slider. */ }
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
				aria-valuetext={ said }
				onKeyDown={ ( event ) => walk( event.key ) && event.preventDefault() }
				onBlur={ () => setAt( null ) }
				onPointerLeave={ () => setAt( null ) }
				onPointerMove={ ( { currentTarget, clientX } ) => {
					const box = currentTarget.getBoundingClientRect();
					setAt( nearest( clientX - box.left, drawn.x.step(), current.length ) );
				} }
			>
				<Drawing
					series={ series }
					metric={ metric }
					format={ format }
					width={ width }
					drawn={ drawn }
					at={ at }
				/>
			</div>
			<StepsTable series={ series } metric={ metric } label={ label } format={ format } />
		</figure>
	);
}

/** Returns the text that is announced for a step. */
function stepText(
	{ date, ...sums }: Step,
	before: Step | undefined,
	metric: Metric,
	format: Format,
	isOfYears: boolean
) {
	return before
		? sprintf(
				/* translators: 1: a day, 2: value, 3: value of the compared period, 4: its day. */
				__( '%1$s: %2$s, before %3$s (%4$s)', 'eidan' ),
				format.day( date, isOfYears ),
				format.metric( metric, sums[ metric ] ?? 0 ),
				format.metric( metric, before[ metric ] ?? 0 ),
				format.day( before.date, isOfYears )
			)
		: sprintf(
				// translators: 1: a day or a month, 2: a figure of it.
				__( '%1$s: %2$s', 'eidan' ),
				format.day( date, isOfYears ),
				format.metric( metric, sums[ metric ] ?? 0 )
			);
}

interface DrawingProps extends Pick< Props, 'series' | 'metric' | 'format' > {
	width: number;
	drawn: ReturnType< typeof shapes >;
	/** Index of the selected step, if any. */
	at: number | null;
}

/** Draws the axes, the lines, and a point at the selected step. */
function Drawing( { series: { current, previous }, metric, format, width, drawn, at }: DrawingProps ) {
	const { x, y, path, fill, behind, ticks, dates } = drawn;
	const step = at === null ? undefined : current[ at ];
	const isLong = hasYears( current );
	// Time runs from left to right in this chart, in every script. A style sheet's direction would be reversed for
	// right-to-left languages, so set it here.
	return (
		<svg width={ width } height={ HEIGHT } aria-hidden="true" focusable="false" style={ { direction: 'ltr' } }>
			{ ticks.map( ( tick ) => (
				<g key={ tick } className="eidan-report__tick">
					<line x1={ EDGE.left } x2={ width - EDGE.right } y1={ y( tick ) } y2={ y( tick ) } />
					<text x={ EDGE.left - 8 } y={ y( tick ) } dy="0.32em" textAnchor="end">
						{ format.short( metric, tick ) }
					</text>
				</g>
			) ) }
			{ dates.map( ( { date, index } ) => (
				<text key={ date } className="eidan-report__date" x={ x( index ) } y={ HEIGHT - 8 } textAnchor="middle">
					{ format.day( date, isLong ) }
				</text>
			) ) }
			{ behind && <path className="eidan-report__behind" d={ behind } /> }
			<path className="eidan-report__area" d={ fill } />
			<path className="eidan-report__line" d={ path } />
			{ /* A single step gives no line, so draw a point. */ }
			{ previous?.length === 1 && (
				<circle
					className="eidan-report__alone is-behind"
					cx={ x( 0 ) }
					cy={ y( previous[ 0 ]?.[ metric ] ?? 0 ) }
					r="4"
				/>
			) }
			{ current.length === 1 && (
				<circle className="eidan-report__alone" cx={ x( 0 ) } cy={ y( current[ 0 ]?.[ metric ] ?? 0 ) } r="5" />
			) }
			{ step && at !== null && (
				<g className="eidan-report__point">
					<line x1={ x( at ) } x2={ x( at ) } y1={ EDGE.top } y2={ HEIGHT - EDGE.bottom } />
					<circle cx={ x( at ) } cy={ y( step[ metric ] ?? 0 ) } r="5" />
				</g>
			) }
		</svg>
	);
}

/** A table of all steps for screen readers. */
function StepsTable( {
	series: { current, previous },
	metric,
	label,
	format,
}: Pick< Props, 'series' | 'metric' | 'label' | 'format' > ) {
	return (
		<div className="screen-reader-text">
			<table>
				<caption>{ label }</caption>
				<tbody>
					{ current.map( ( item, index ) => (
						<tr key={ item.date }>
							<th scope="row">{ item.date }</th>
							<td>{ format.metric( metric, item[ metric ] ?? 0 ) }</td>
							{ previous && (
								<td>
									{ previous[ index ]
										? format.metric( metric, previous[ index ][ metric ] ?? 0 )
										: '' }
								</td>
							) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
