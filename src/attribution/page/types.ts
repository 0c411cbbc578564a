import type { Options } from '../types';

/** What is sent with an order: anything but a string or null would make the checkout fail. */
export type FieldValues = Record< string, string | null >;

/** `window.wc_order_attribution`, as WooCommerce prints it. */
export interface Shop {
	params: Options & {
		prefix?: string;
		/** The owner's will at first; whether this page tracks later. */
		allowTracking?: boolean;
		consentCategory?: string;
		eidan?: Options & {
			/** The owner's own category of consent. */
			category?: string;
			/** No answer about consent means no. */
			wait?: boolean;
		};
	};
	fields: Record< string, string >;
	getAttributionData?: () => FieldValues;
	setOrderTracking?: ( allow: boolean ) => void;
}
