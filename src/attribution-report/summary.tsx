import { __, sprintf } from '@wordpress/i18n';
import { metricLabels, type Format } from './format';
import type { View } from './view';
import { METRICS, type Metric, type Sums } from './types';

interface Props {
	totals: { current: Sums; previous: Sums | null };
	view: View;
	format: Format;
	onSelect: ( metric: Metric ) => void;
}

/** The sums of the period; the chosen one is drawn over time. */
export function Summary( { totals, view, format, onSelect }: Props ) {
	const labels = metricLabels();

	return (
		<div
			className="eidan-report__summary"
			role="group"
			aria-label={ __( 'Sums; choose the one to be drawn', 'eidan' ) }
		>
			{ METRICS.map( ( metric ) => {
				const previous = totals.previous?.[ metric ];
				return (
					<button
						key={ metric }
						type="button"
						className="eidan-report__sum"
						aria-pressed={ view.metric === metric }
						onClick={ () => onSelect( metric ) }
					>
						<span className="eidan-report__name">{ labels[ metric ] }</span>
						<span className="eidan-report__value">
							{ format.metric( metric, totals.current[ metric ] ) }
						</span>
						{ previous !== undefined && (
							<span className="eidan-report__before">
								<Change current={ totals.current[ metric ] } previous={ previous } format={ format } />{ ' ' }
								{
									/* translators: %s: a number or an amount of the period that is compared with. */
									sprintf( __( 'from %s', 'eidan' ), format.metric( metric, previous ) )
								}
							</span>
						) }
					</button>
				);
			} ) }
		</div>
	);
}

/** A change, with a word for those who do not see its colour. */
export function Change( { current, previous, format }: { current: number; previous: number; format: Format } ) {
	const text = format.change( current, previous );
	// Less than half a per cent is no change worth a colour.
	if ( ! /[1-9]/.test( text ) ) {
		return <bdi className="eidan-report__change">{ text }</bdi>;
	}

	// Its sign stays before it, also between words that run from right to left.
	return <bdi className={ `eidan-report__change ${ current > previous ? 'is-up' : 'is-down' }` }>{ text }</bdi>;
}
