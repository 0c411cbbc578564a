/** The store of the checkout block. */
import { safely } from './safely';
import type { FieldValues } from './types';

type SetExtensionData = ( namespace: string, values: FieldValues, replace: boolean ) => void;

interface Registry {
	/** WooCommerce 9.5 to 9.8 have the second name alone. */
	dispatch: (
		store: string
	) => { setExtensionData?: SetExtensionData; __internalSetExtensionData?: SetExtensionData } | undefined;
	subscribe: ( listener: () => void ) => unknown;
}

/**
 * @param values Gives the present values.
 * @return Hands them to the store: now, or as soon as there is one.
 */
export const connectCheckout = ( values: () => FieldValues ): ( () => void ) => {
	let told = false;
	let subscribed: unknown;

	const push = safely( () => {
		const data = ( window as { wp?: { data?: Registry } } ).wp?.data;
		const store = data?.dispatch( 'wc/store/checkout' );
		const set = store?.setExtensionData || store?.__internalSetExtensionData;
		if ( set ) {
			// Before the store is changed, which calls the listener.
			told = true;
			set( 'woocommerce/order-attribution', values(), true );
		} else {
			subscribed ||= data?.subscribe( wait );
		}
	} );
	const wait = () => told || push();
	// Any script that comes may bring the store; its event reaches the document, and not the window.
	document.addEventListener( 'load', wait, true );
	addEventListener( 'DOMContentLoaded', wait );
	return push;
};
