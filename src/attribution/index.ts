/**
 * The attribution script of a shop's pages. It replaces WooCommerce's `sourcebuster-js` and `wc-order-attribution`.
 */
import { connectCheckout } from './page/checkout';
import { defineInputs } from './page/inputs';
import { run } from './page/run';

run( ( shop, values ) => {
	const fill = defineInputs( shop, values );
	const push = connectCheckout( values );
	return () => {
		fill();
		push();
	};
} );
