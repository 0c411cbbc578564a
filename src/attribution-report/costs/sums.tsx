import { __, _x, sprintf } from '@wordpress/i18n';
import { costLabels, type Format } from '../format';
import { COSTS, type Kind, type Report } from '../types';

interface Props {
	totals: Report[ 'totals' ];
	kind: Kind;
	format: Format;
}

const texts = (): Record< Kind, string > => ( {
	orders: __(
		'Counted is what came from campaigns with costs, by their names. The return is revenue divided by costs.',
		'eidan'
	),
	enquiries: __(
		'Counted is what came from campaigns with costs, by their names. The return is value won divided by costs.',
		'eidan'
	),
	both: __(
		'Counted is what came from campaigns with costs, by their names. The return is revenue and value won divided by costs.',
		'eidan'
	),
} );

/** What ads cost in the period, and what they brought. Nothing where there are no costs. */
export function CostSums( { totals: { current, previous }, kind, format }: Props ) {
	if ( ! ( 'cost' in current ) ) {
		return null;
	}
	const labels = costLabels();

	return (
		<div className="eidan-report__costs">
			<dl>
				{ COSTS[ kind ].map( ( cost ) => (
					<div key={ cost }>
						<dt>{ labels[ cost ] }</dt>
						<dd>
							{ format.cost( cost, current[ cost ] ) }
							{ typeof previous?.[ cost ] === 'number' && (
								<span>
									{ sprintf(
										/* translators: %s: a number or an amount of the period that is compared with. */
										_x( 'from %s', 'period before', 'eidan' ),
										format.cost( cost, previous[ cost ] )
									) }
								</span>
							) }
						</dd>
					</div>
				) ) }
			</dl>
			<p>{ texts()[ kind ] }</p>
		</div>
	);
}
