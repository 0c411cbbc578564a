import { __, sprintf } from '@wordpress/i18n';
import type { Kind } from './types';

const texts = (): Record< Kind, string > => ( {
	orders: __(
		'Revenue is the total of the orders with tax and shipping, less refunds, on the day of the order. First orders are those of new customers, repeat orders those of returning ones.',
		'eidan'
	),
	enquiries: __(
		'An enquiry counts on the day it came, but not in the trash. Its value counts once it is won.',
		'eidan'
	),
	both: __(
		'Revenue is the total of the orders with tax and shipping, less refunds. The value of an enquiry counts once it is won. What became an order would count twice: leave such an enquiry without a value.',
		'eidan'
	),
} );

interface Props {
	kind: Kind;
	/** Names of the order statuses that do not count. */
	excluded: string[];
}

/** Explains what is counted, so that the figures can be compared with the accounts. */
export function Explanation( { kind, excluded }: Props ) {
	const isOfOrders = kind !== 'enquiries' && excluded.length > 0;

	return (
		<p className="eidan-report__note">
			{ texts()[ kind ] }
			{ isOfOrders && ' ' }
			{ isOfOrders &&
				/* translators: %s: statuses of orders, for instance "Pending payment, Failed, Cancelled". */
				sprintf( __( 'Not counted: %s.', 'eidan' ), excluded.join( ', ' ) ) }
		</p>
	);
}
