import { __, _x, sprintf } from '@wordpress/i18n';
import { metricLabels, type Format } from './format';
import type { View } from './view';
import { METRICS, type Metric, type Sums } from './types';

interface Props {
	totals: { current: Sums; previous: Sums | null };
	view: View;
	format: Format;
	onSelect: ( metric: Metric ) => void;
}

/** The totals of the period. The selected one is shown in the chart. */
export function Summary( { totals, view, format, onSelect }: Props ) {
	const labels = metricLabels();

	return (
		<div
			className={ `eidan-report__summary is-${ view.kind }` }
			role="group"
			aria-label={ __( 'Sums; choose the one to be drawn', 'eidan' ) }
		>
			{ METRICS[ view.kind ].map( ( metric ) => {
				const previous = totals.previous ? ( totals.previous[ metric ] ?? 0 ) : undefined;
				const current = totals.current[ metric ] ?? 0;
				return (
					<button
						key={ metric }
						type="button"
						className="eidan-report__sum"
						aria-pressed={ view.metric === metric }
						onClick={ () => onSelect( metric ) }
					>
						<span className="eidan-report__name">{ labels[ metric ] }</span>
						<span className="eidan-report__value">{ format.metric( metric, current ) }</span>
						{ previous !== undefined && (
							<span className="eidan-report__before">
								<Change current={ current } previous={ previous } format={ format } />{ ' ' }
								{ sprintf(
									/* translators: %s: a number or an amount of the period that is compared with. */
									_x( 'from %s', 'period before', 'eidan' ),
									format.metric( metric, previous )
								) }
							</span>
						) }
					</button>
				);
			} ) }
		</div>
	);
}

/** A change in percent. Its color repeats what its sign says. */
export function Change( { current, previous, format }: { current: number; previous: number; format: Format } ) {
	const text = format.change( current, previous );
	// A change of less than half a percent gets no color.
	if ( ! /[1-9]/.test( text ) ) {
		return <bdi className="eidan-report__change">{ text }</bdi>;
	}

	// `<bdi>` keeps the sign before the number in right-to-left text, too.
	return <bdi className={ `eidan-report__change ${ current > previous ? 'is-up' : 'is-down' }` }>{ text }</bdi>;
}
