import type { Options } from '../types';

/** The values sent with an order. Anything but a string or null would make the checkout fail. */
export type FieldValues = Record< string, string | null >;

/** `window.wc_order_attribution`, as WooCommerce prints it. */
export interface Shop {
	params: Options & {
		prefix?: string;
		/** At first whether the owner allows tracking. Later whether this page tracks. */
		allowTracking?: boolean;
		/** Selector of the forms whose enquiries are kept. */
		forms?: string;
		eidan?: Options & {
			/** The consent category that the owner has chosen, unless it is `statistics`. */
			category?: string;
			/** Whether a missing answer about consent means no. */
			wait?: boolean;
		};
	};
	fields: Record< string, string >;
	getAttributionData?: () => FieldValues;
	setOrderTracking?: ( allow: boolean ) => void;
}
