import { Notice, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Format } from './format';
import type { Kind, Report } from './types';

/** Shows the progress while older orders are still being read. */
export function Progress( {
	done,
	total,
	finished,
	kind,
	format,
}: Report[ 'progress' ] & { kind: Kind; format: Format } ) {
	if ( finished ) {
		return null;
	}
	const numbers: [ string, string ] = [ format.number( done ), format.number( total ) ];

	return (
		<Notice status="info" isDismissible={ false } className="eidan-report__progress" politeness="polite">
			<p>
				{ kind === 'orders'
					? sprintf(
							/* translators: 1: number of orders done, 2: number of all orders. */
							__( 'Reading earlier orders: %1$s of %2$s. The figures grow until all are read.', 'eidan' ),
							...numbers
						)
					: sprintf(
							/* translators: 1: number of those done, 2: number of all. */
							__(
								'Reading what came earlier: %1$s of %2$s. The figures grow until all is read.',
								'eidan'
							),
							...numbers
						) }
			</p>
			<ProgressBar value={ total > 0 ? Math.min( 100, ( done / total ) * 100 ) : 0 } />
		</Notice>
	);
}
