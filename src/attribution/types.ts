/**
 * Input and output of the attribution engine. The engine is pure: address, referrer, clock, random numbers and cookies
 * are passed in, and it returns what to write.
 */

/**
 * A site that the owner has added: `host` (with all subdomains), the source to show, and one more value. For a referral
 * that is the medium. For a search engine it is the query parameter, which is not required if the referrer is only an
 * origin.
 */
export type Entry = [ host: string, source: string, more?: string ];

/**
 * Options, checked and prepared by Options.php so that pages need not do it. They combine what WooCommerce prints in
 * `wc_order_attribution.params`, and ours in `.eidan`.
 */
export interface Options {
	/** Set by WooCommerce: lifetime of the cookies in months. Less than a minute means until the browser is closed. */
	lifetime?: number;
	/** Set by WooCommerce: minutes without a page view after which a visit ends. */
	session?: number;
	/** Set by WooCommerce: whether cookies are encoded in base64. */
	base64?: boolean;
	/** Offset from UTC in minutes, or the browser's time zone. */
	zone?: number | 'local';
	/**
	 * The domain to share cookies with, without `www.`. If the host does not belong to it, cookies are for the host and
	 * its subdomains.
	 */
	domain?: string;
	/** Whether cookies are kept from subdomains. */
	isolate?: boolean;
	/** The owner's own parameters for campaign, content and term, in lower case. */
	cmp?: string;
	cnt?: string;
	trm?: string;
	/** The visitor's IP address. */
	ip?: string;
	/** Smallest and largest promo code. Without it there is no promo code. */
	promo?: [ min: number, max: number ];
	/** Source and medium of direct visits. */
	typein?: [ source: string, medium: string ];
	/** The owner's own search engines. */
	organics?: Entry[];
	/** The owner's own referring sites. */
	referrals?: Entry[];
	/** The owner's own payment pages. */
	payments?: Entry[];
	/** Whether a campaign on a link inside the shop replaces the source of a running visit. */
	inner?: boolean;
	/** Whether to write the shortest cookies that WooCommerce's library can still read. */
	compact?: boolean;
	/** Whether this page is not counted: order-received, order-pay. */
	ignored?: boolean;
	/** Whether this is the cart or the checkout, where a site that refers does not replace a known source. */
	checkout?: boolean;
	/** Whether the payment pages that the engine knows count like any other site. */
	strict?: boolean;
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
	/**
	 * Whether two cookies with the same name were found. Those on the shop's domain are then removed and written again.
	 */
	shadowed?: boolean;
}

/** Cookies as stored, read once: encoded values by name. */
export type Jar = Record< string, string >;

export interface Write {
	name: string;
	/** Encoded value. Store it unchanged. */
	value: string;
	/** Lifetime in minutes. 0 means until the browser is closed. */
	minutes: number;
	/** Domain without a leading dot. '' means this host only. */
	domain: string;
}

export type Values = Record< string, string >;

/** The shape of `sbjs.get`. */
export type SbjsData = Record<
	'current' | 'current_add' | 'first' | 'first_add' | 'session' | 'udata' | 'promo',
	Values
>;

export interface Result {
	/** Whether to remove the cookies on the domain of the writes first. */
	clear: boolean | undefined;
	writes: Write[];
	data: SbjsData;
}
