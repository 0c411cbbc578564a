/**
 * What the attribution engine takes and gives. The engine is pure: address,
 * referrer, clock, chance and cookies are handed in, writes are handed out.
 */

/**
 * A site that the owner names: `host` and all below it, the source to show,
 * and what else there is to say: the medium of a referral, the query parameter
 * of a search (not asked for when the referrer is a bare origin).
 */
export type Entry = [ host: string, source: string, more?: string ];

/**
 * Options, checked and made ready by Options.php so that no page has to: what
 * WooCommerce prints in `wc_order_attribution.params`, and ours in `.eidan`.
 */
export interface Options {
	/** WooCommerce's: months the cookies live; less than a minute is as long as the browser runs. */
	lifetime?: number;
	/** WooCommerce's: minutes of a visit without a page. */
	session?: number;
	/** WooCommerce's. */
	base64?: boolean;
	/** Minutes from UTC, or the browser's time. */
	zone?: number | 'local';
	/**
	 * The domain that cookies are shared with, without `www.`; the host itself, and what is below it, where it is not
	 * of that domain.
	 */
	domain?: string;
	/** Cookies are not shared with subdomains. */
	isolate?: boolean;
	/** Own parameters of campaign, content and term, in lower case. */
	cmp?: string;
	cnt?: string;
	trm?: string;
	/** The visitor's address. */
	ip?: string;
	/** Range of the promo code. */
	promo?: [ min: number, max: number ];
	/** Source and medium of direct visits. */
	typein?: [ source: string, medium: string ];
	/** Own search engines. */
	organics?: Entry[];
	/** Own names of sites. */
	referrals?: Entry[];
	/** Own payment pages. */
	payments?: Entry[];
	/** A campaign on a link within the shop overwrites the source of a running visit. */
	inner?: boolean;
	/** The shortest cookies that WooCommerce's library still reads. */
	compact?: boolean;
	/** A page that counts for nothing: order-received, order-pay. */
	ignored?: boolean;
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
	/** Two cookies of one name were seen: those on the shop's domain are removed and written again. */
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
	/** Whether those on the domain of the writes are removed before. */
	clear: boolean | undefined;
	writes: Write[];
	data: SbjsData;
}
