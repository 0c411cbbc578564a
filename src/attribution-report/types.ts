/** Totals of a period. Amounts are added as they are in the orders, whatever their currency. */
export interface Sums {
	orders: number;
	revenue: number;
	average: number;
	new: number;
	returning: number;
}

export type Metric = keyof Sums;

/** A row: a value of the dimension, with its totals in the period and in the compared period. */
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

/** The answer of `eidan/v1/attribution/report`. */
export interface Report {
	totals: { current: Sums; previous: Sums | null };
	rows: Row[];
	/** Number of all rows, including those that the answer leaves out. */
	found: number;
	series: { current: Step[]; previous: Step[] | null };
	/** First and last day of both periods. */
	periods: { current: Days; previous: Days | null };
	/** Currencies of the orders in both periods, without regard to filters. */
	currencies: string[];
	progress: { done: number; total: number; finished: boolean };
}

/** An order in the list of orders. */
export interface Order {
	id: number;
	number: string;
	/** Date as ISO 8601. */
	date: string | null;
	status: string;
	revenue: number;
	currency: string;
	/** Address of its edit screen. Null for users who may not edit orders. */
	link: string | null;
}

/** WooCommerce's settings for amounts. They apply to every currency. */
export interface Price {
	/** `%1$s` stands for the currency symbol, `%2$s` for the amount. */
	format: string;
	decimals: number;
	/** The decimal separator. */
	point: string;
	/** The thousand separator. */
	comma: string;
	/** Whether decimals that are all zero are left out. Other plugins may want this. */
	trims: boolean;
	/** Currency symbols by currency code. */
	symbols: Record< string, string >;
}

/** The server's data about the shop. */
export interface Shop {
	/** Currency code (ISO 4217). */
	currency: string;
	/** WooCommerce's settings for amounts. */
	price: Price;
	/** Language tag (BCP 47). */
	locale: string;
	/** Today as YYYY-MM-DD in the site's time zone. */
	today: string;
	dimensions: Record< Dimension, string >;
	/** Labels of values that are not shown as they are. */
	labels: Partial< Record< Dimension, Record< string, string > > >;
	/** Names of the order statuses that do not count. */
	excluded: string[];
}

export const DIMENSIONS = [ 'channel', 'source', 'medium', 'campaign', 'landing', 'device' ] as const;
export type Dimension = ( typeof DIMENSIONS )[ number ];

export const MODELS = [ 'last-non-direct', 'last', 'first' ] as const;
export type Model = ( typeof MODELS )[ number ];

export const COMPARISONS = [ 'previous', 'year', 'none' ] as const;
export type Comparison = ( typeof COMPARISONS )[ number ];

export const METRICS = [ 'revenue', 'orders', 'average', 'new', 'returning' ] as const satisfies readonly Metric[];
