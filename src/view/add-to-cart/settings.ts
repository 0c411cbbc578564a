import { dataOf } from '../data';

/** What PHP prints for this module (Shop\BuyButton::data). */
export interface Settings {
	/** Address of the cart in the Store API. */
	url: string;
	/** Address of the cart's page. */
	cart: string;
	/** Whether shoppers are taken there once something was added. */
	leave?: boolean;
	/** WordPress's own nonce for the form of choices, only for shoppers who are logged in. */
	headers?: Record< string, string >;
	words: Record<
		| 'adding'
		| 'added'
		| 'done'
		| 'view'
		| 'once'
		| 'out'
		| 'soldOut'
		| 'inCart'
		| 'other'
		| 'less'
		| 'gone'
		| 'offline'
		| 'slow'
		| 'away',
		string
	>;
	/** For the quick view of a product with variations: the address of its form (`choices`) and texts. */
	pick: Record< 'choices' | 'choose' | 'and' | 'none' | 'soldOut' | 'failed', string >;
}

let settings: Settings | undefined;

/** Returns the settings. They are read from the page once. */
export function settingsOf(): Settings {
	settings ??= dataOf< Settings >( 'add-to-cart' ) as Settings;
	return settings;
}
