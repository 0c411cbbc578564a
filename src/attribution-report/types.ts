/** Sums of a period; amounts as the orders have them, whatever their currency. */
export interface Sums {
	orders: number;
	revenue: number;
	average: number;
	new: number;
	returning: number;
}

export type Metric = keyof Sums;

/** A value of the dimension, with its sums in the period and in the one it is compared with. */
export interface Row {
	value: string;
	label: string;
	current: Sums;
	previous: Sums | null;
}

export type Step = Sums & { date: string };

/** A first and a last day, YYYY-MM-DD. */
export interface Days {
	after: string;
	before: string;
}

/** Answer of `eidan/v1/attribution/report`. */
export interface Report {
	totals: { current: Sums; previous: Sums | null };
	rows: Row[];
	/** How many rows there are, also those that the answer leaves out. */
	found: number;
	series: { current: Step[]; previous: Step[] | null };
	/** First and last day of each. */
	periods: { current: Days; previous: Days | null };
	/** Currencies of the orders in the period and in the one it is compared with, whatever the filters. */
	currencies: string[];
	progress: { done: number; total: number; finished: boolean };
}

/** An order of the drill-down. */
export interface Order {
	id: number;
	number: string;
	/** ISO 8601. */
	date: string | null;
	status: string;
	revenue: number;
	currency: string;
	/** Address of its screen, for those who may edit orders. */
	link: string | null;
}

/** WooCommerce's settings for amounts, which are those of every currency. */
export interface Price {
	/** `%1$s` stands for the sign of the currency, `%2$s` for the amount. */
	format: string;
	decimals: number;
	/** Between whole and rest. */
	point: string;
	/** Between thousands. */
	comma: string;
	/** Whether a rest of zeros is left out, as other plugins may want it. */
	trims: boolean;
	/** Signs by currency. */
	symbols: Record< string, string >;
}

/** What the server says of the shop. */
export interface Shop {
	/** ISO 4217. */
	currency: string;
	/** How WooCommerce writes amounts. */
	price: Price;
	/** BCP 47. */
	locale: string;
	/** YYYY-MM-DD in the site's time zone. */
	today: string;
	dimensions: Record< Dimension, string >;
	/** What values are called, where that is not what they are. */
	labels: Partial< Record< Dimension, Record< string, string > > >;
	/** Names of the statuses of orders that do not count. */
	excluded: string[];
}

export const DIMENSIONS = [ 'channel', 'source', 'medium', 'campaign', 'landing', 'device' ] as const;
export type Dimension = ( typeof DIMENSIONS )[ number ];

export const MODELS = [ 'last-non-direct', 'last', 'first' ] as const;
export type Model = ( typeof MODELS )[ number ];

export const COMPARISONS = [ 'previous', 'year', 'none' ] as const;
export type Comparison = ( typeof COMPARISONS )[ number ];

export const METRICS = [ 'revenue', 'orders', 'average', 'new', 'returning' ] as const satisfies readonly Metric[];
