/** The store of the checkout block. */
import { safely } from './safely';
import type { FieldValues } from './types';

interface Registry {
	dispatch: ( store: string ) => { setExtensionData?: ( namespace: string, values: FieldValues, replace: boolean ) => void } | undefined;
	subscribe: ( listener: () => void ) => unknown;
}

/**
 * @param values Gives the present values.
 * @return Hands them to the store: now, or as soon as there is one.
 */
export const connectCheckout = ( values: () => FieldValues ): ( () => void ) => {
	let told = false;
	let subscribed = false;

	const push = safely( () => {
		const data = ( window as { wp?: { data?: Registry } } ).wp?.data;
		const set = data?.dispatch( 'wc/store/checkout' )?.setExtensionData;
		if ( set ) {
			// Before the store is changed, which calls the listener.
			told = true;
			set( 'woocommerce/order-attribution', values(), true );
		} else if ( data && ! subscribed ) {
			subscribed = true;
			data.subscribe( wait );
		}
	} );
	const wait = () => told || push();
	// Any script that comes may bring the store; its event reaches the document, and not the window.
	document.addEventListener( 'load', wait, true );
	document.addEventListener( 'DOMContentLoaded', wait );
	return push;
};
