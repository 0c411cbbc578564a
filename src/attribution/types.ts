/**
 * What the attribution engine takes and gives. The engine is pure: address,
 * referrer, clock, chance and cookies are handed in, writes are handed out.
 */

/**
 * A site that the owner names: `host` and all below it. `param` is the query
 * parameter that carries a search; not asked for when the referrer is a bare
 * origin. `display` and `medium` are what to show as source and medium, '' =
 * as usual.
 */
export type Entry = [ host: string, param: string, display: string, medium?: string ];

/**
 * Options as the page hands them over (`sbjs.init( options )` and
 * `wc_order_attribution.params.eidan`). Everything may be missing or wrong:
 * `parseOptions` never throws.
 */
export interface RawOptions {
	/** Months the cookies live: a number, else 6. Less than a minute makes them cookies of the browser session. */
	lifetime?: unknown;
	/** Minutes a visit lasts without a page: a whole number, else 30. */
	session_length?: unknown;
	/** Whole hours from UTC for the dates; local time when absent. */
	timezone_offset?: unknown;
	/** A host, or `{ host, isolate }`; isolated cookies are not shared with subdomains. */
	domain?: unknown;
	campaign_param?: unknown;
	term_param?: unknown;
	content_param?: unknown;
	user_ip?: unknown;
	/** `true` or `{ min, max }`. */
	promocode?: unknown;
	/** `{ source, medium }`: both or neither. */
	typein_attributes?: unknown;
	/** `{ host, param, display }[]` */
	organics?: unknown;
	/** `{ host, display, medium }[]` */
	referrals?: unknown;
	base64?: unknown;
	/** Ours: `{ host }[]`, further hosts of payment pages. */
	payments?: unknown;
	/** Ours: the shortest cookies that WooCommerce's library still reads. */
	compact?: unknown;
	/** Called by the page with the data; no part of the engine. */
	callback?: unknown;
}

/** Options after `parseOptions`. */
export interface Options {
	/** Life of the cookies in minutes, 0 = as long as the browser runs. */
	lifetime: number;
	/** Minutes of a visit without a page. */
	session: number;
	/** Minutes from UTC; `undefined` = local time. */
	zone: number | undefined;
	/** Configured domain without `www.`, or ''. */
	domain: string;
	isolate: boolean;
	/** Own names of parameters (lower case, '' = none) by field: `cmp`, `trm`, `cnt`. */
	params: Values;
	ip: string;
	/** Range of the promo code. */
	promo: [ min: number, max: number ] | undefined;
	/** Source and medium of direct visits. */
	typein: [ source: string, medium: string ];
	organics: Entry[];
	referrals: Entry[];
	payments: Entry[];
	base64: boolean;
	compact: boolean;
}

/** One page view. */
export interface Visit {
	/** `location.href` */
	address: string;
	/** `document.referrer` */
	referrer: string;
	userAgent: string;
	now: Date;
	/** `Math.random` */
	random: () => number;
	/** A page that counts for nothing: order-received, order-pay. */
	ignored?: boolean;
	/** The widest domain that this host may set cookies on, from `site()` of cookies.ts; the host without `www.` when absent. */
	site?: string;
	/** Two cookies of one name were seen: all are removed everywhere and written again. */
	shadowed?: boolean;
}

/** Cookies as stored: name to raw (encoded) value, one read. */
export type Jar = Record< string, string >;

export interface Write {
	name: string;
	/** Encoded value, to be stored as it is. */
	value: string;
	/** Life in minutes, 0 = as long as the browser runs. */
	minutes: number;
	/** Domain without leading dot, '' = this host only. */
	domain: string;
}

export type Values = Record< string, string >;

/** The shape of `sbjs.get`. */
export type SbjsData = Record<
	'current' | 'current_add' | 'first' | 'first_add' | 'session' | 'udata' | 'promo',
	Values
>;

export interface Result {
	/** Names to be removed on every domain they may sit on, before the writes. */
	removals: string[];
	writes: Write[];
	data: SbjsData;
}
