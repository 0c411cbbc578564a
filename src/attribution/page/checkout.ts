/** Passes the attribution to the store of the checkout block. */
import { safely } from './safely';
import type { FieldValues } from './types';

type SetExtensionData = ( namespace: string, values: FieldValues, replace: boolean ) => void;

interface Registry {
	/** WooCommerce 9.5 to 9.8 only have the second name. */
	dispatch: (
		store: string
	) => { setExtensionData?: SetExtensionData; __internalSetExtensionData?: SetExtensionData } | undefined;
	subscribe: ( listener: () => void ) => unknown;
}

/**
 * @param values Returns the current values.
 * @return Passes the values to the store, now or as soon as the store exists.
 */
export const connectCheckout = ( values: () => FieldValues ): ( () => void ) => {
	let told = false;
	let subscribed: unknown;

	const push = safely( () => {
		const data = ( window as { wp?: { data?: Registry } } ).wp?.data;
		const store = data?.dispatch( 'wc/store/checkout' );
		const set = store?.setExtensionData || store?.__internalSetExtensionData;
		if ( set ) {
			// Set this first, since changing the store calls the listener.
			told = true;
			set( 'woocommerce/order-attribution', values(), true );
		} else {
			subscribed ||= data?.subscribe( wait );
		}
	} );
	const wait = () => told || push();
	// Any script that loads may create the store. The `load` event of scripts reaches the document in the capture
	// phase, but not the window.
	document.addEventListener( 'load', wait, true );
	addEventListener( 'DOMContentLoaded', wait );
	return push;
};
