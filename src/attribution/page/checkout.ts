/* eslint-disable no-console -- What goes wrong here is logged, and nothing else. */
/** The store of the checkout block. */
import type { FieldValues } from './types';

const STORE = 'wc/store/checkout';

interface Registry {
	dispatch: ( store: string ) => { setExtensionData?: ( namespace: string, values: FieldValues, replace: boolean ) => void } | undefined;
	subscribe: ( listener: () => void ) => () => void;
}

/** `wp.data`, if it is there. */
const registry = () => ( window as { wp?: { data?: Partial< Registry > } } ).wp?.data;

/**
 * @param values Gives the present values.
 * @return Hands them to the store: now, or as soon as there is one.
 */
export const connectCheckout = ( values: () => FieldValues ): ( () => void ) => {
	let unsubscribe: ( () => void ) | undefined;

	const push = () => {
		const data = registry();
		const set = data?.dispatch?.( STORE )?.setExtensionData;
		if ( set ) {
			// Before the store is changed, which calls the listener.
			unsubscribe?.();
			unsubscribe = () => {};
			document.removeEventListener( 'load', seek, true );
			set( 'woocommerce/order-attribution', values(), true );
		} else {
			unsubscribe ??= data?.subscribe?.( push );
		}
	};
	// Any script that comes may bring the store; its event reaches the document, and not the window.
	const seek = () => {
		try {
			push();
		} catch ( error ) {
			console.error( error );
		}
	};
	document.addEventListener( 'load', seek, true );
	document.addEventListener( 'DOMContentLoaded', seek );
	return seek;
};
