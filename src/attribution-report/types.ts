/** What is counted: orders of the shop, enquiries by forms, or both side by side. */
export const KINDS = [ 'orders', 'enquiries', 'both' ] as const;
export type Kind = ( typeof KINDS )[ number ];

/** The figures of each kind. The first is the one that is drawn and sorted by at first. */
export const METRICS = {
	orders: [ 'revenue', 'orders', 'average', 'new', 'returning' ],
	enquiries: [ 'enquiries', 'won', 'rate', 'value', 'average_value' ],
	both: [ 'total', 'revenue', 'value', 'orders', 'enquiries', 'won' ],
} as const;
export type Metric = ( typeof METRICS )[ Kind ][ number ];

/** The figures of ad costs. They are there if costs were imported for the period. */
export const COSTS = {
	orders: [ 'cost', 'cost_order', 'return' ],
	enquiries: [ 'cost', 'cost_enquiry', 'return' ],
	both: [ 'cost', 'cost_order', 'cost_enquiry', 'return' ],
} as const;
export type Cost = ( typeof COSTS )[ Kind ][ number ];

/**
 * Totals of a period: the figures of the kind that is asked for. Amounts are added as they are in the orders, whatever
 * their currency. A figure of costs is null where nothing can be said.
 */
export type Sums = Partial< Record< Metric, number > > & Partial< Record< Cost, number | null > >;

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

/** An enquiry in the list of enquiries. */
export interface Enquiry {
	id: number;
	/** Name, or whatever is known of the person. */
	name: string;
	form: string;
	/** Date as ISO 8601. */
	date: string;
	state: string;
	/** What it brought; 0 until it is won. */
	value: number;
	currency: string;
	/** Address of its screen. */
	link: string;
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

/** The server's data about the shop, or a site without one. */
export interface Shop {
	/** What the user may see. The first is shown at first. */
	kinds: readonly [ Kind, ...Kind[] ];
	/** Currency code (ISO 4217); '' if the site has none. */
	currency: string;
	/** How amounts are written. */
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
	/** How far back the first visit can lie, in words. */
	lookBack: string;
	/** Address of the screen of settings; '' for users who may not see it. */
	settings: string;
	/** Kinds whose channels were named by other rules than those of now, and that the user may change. */
	renames: readonly Kind[];
	/** Whether there are files for platforms of ads. */
	files: boolean;
	/** Whether the user may import ad costs. */
	canImport: boolean;
}

export const DIMENSIONS = [ 'channel', 'source', 'medium', 'campaign', 'landing', 'device' ] as const;
export type Dimension = ( typeof DIMENSIONS )[ number ];

export const MODELS = [ 'last-non-direct', 'last', 'first' ] as const;
export type Model = ( typeof MODELS )[ number ];

export const COMPARISONS = [ 'previous', 'year', 'none' ] as const;
export type Comparison = ( typeof COMPARISONS )[ number ];
