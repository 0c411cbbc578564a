/** The store of the checkout block. */
import { safely } from './safely';
import type { FieldValues } from './types';

const STORE = 'wc/store/checkout';

interface Registry {
	dispatch: ( store: string ) => { setExtensionData?: ( namespace: string, values: FieldValues, replace: boolean ) => void } | undefined;
	subscribe: ( listener: () => void ) => () => void;
}

/**
 * @param values Gives the present values.
 * @return Hands them to the store: now, or as soon as there is one.
 */
export const connectCheckout = ( values: () => FieldValues ): ( () => void ) => {
	let unsubscribe: ( () => void ) | undefined;

	const push = safely( () => {
		const data = ( window as { wp?: { data?: Partial< Registry > } } ).wp?.data;
		const set = data?.dispatch?.( STORE )?.setExtensionData;
		if ( set ) {
			// Before the store is changed, which calls the listener.
			unsubscribe?.();
			document.removeEventListener( 'load', push, true );
			set( 'woocommerce/order-attribution', values(), true );
		} else {
			unsubscribe ??= data?.subscribe?.( push );
		}
	} );
	// Any script that comes may bring the store; its event reaches the document, and not the window.
	document.addEventListener( 'load', push, true );
	document.addEventListener( 'DOMContentLoaded', push );
	return push;
};
