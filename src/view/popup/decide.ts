/**
 * Decides whether a popup may open. Pure functions.
 */

/** Options of `data-eidan-popup`. */
export interface PopupOptions {
	/** Seconds after which it opens by itself. */
	delay?: number;
	/** Percentage of the page that must be scrolled before it opens. */
	depth?: number;
	/** Whether it opens when the mouse leaves the page. */
	leave?: boolean;
	/** Days until it opens by itself again. 0 means at the next visit. */
	days?: number;
	/** Start of the popup's period, as a Unix timestamp. Only set if it has not begun. */
	from?: number;
	/** End of the popup's period, as a Unix timestamp. */
	until?: number;
}

/**
 * Whether the current time is inside the popup's period.
 *
 * @param options Options of the popup.
 * @param now     Milliseconds since 1970.
 */
export const isDue = ( { from = 0, until = Infinity }: PopupOptions, now: number ): boolean =>
	now >= from * 1000 && now < until * 1000;

/**
 * Whether the page has been scrolled far enough.
 *
 * @param depth  Percentage of the page's scroll distance.
 * @param top    Distance scrolled so far, in pixels.
 * @param height Height of the page, in pixels.
 * @param window Height of the window, in pixels.
 */
export const isDeep = ( depth: number, top: number, height: number, window: number ): boolean =>
	height > window && ( top / ( height - window ) ) * 100 >= depth;

/** Data of the WP Consent API, which exists on pages with a consent tool. */
export interface ConsentTool {
	consent_type?: string;
	cookie_prefix?: string;
}

/**
 * Whether the visitor is still being asked for consent. A dialog would cover that question.
 *
 * @param tool    The consent tool, if there is one.
 * @param cookies Names of all cookies. The tool stores the answers in some of them.
 */
export const isAsked = ( tool: ConsentTool | undefined, cookies: readonly string[] ): boolean =>
	tool?.consent_type === 'optin' &&
	! cookies.some( ( name ) => name.startsWith( tool.cookie_prefix ?? 'wp_consent' ) );
