/**
 * Whether a popup may open. Pure functions.
 */

/** Options of `data-eidan-popup`. */
export interface PopupOptions {
	/** Seconds after which it opens by itself. */
	delay?: number;
	/** Share of the page in percent that has to be scrolled. */
	depth?: number;
	/** Whether it opens when the mouse leaves the page. */
	leave?: boolean;
	/** Days until it opens by itself again; 0: at the next visit. */
	days?: number;
	/** Seconds since 1970 when its time begins, if it has not begun. */
	from?: number;
	/** Seconds since 1970 when its time is over. */
	until?: number;
}

/**
 * Whether it is its time.
 *
 * @param options Of the popup.
 * @param now     Milliseconds since 1970.
 */
export const isDue = ( { from = 0, until = Infinity }: PopupOptions, now: number ): boolean =>
	now >= from * 1000 && now < until * 1000;

/**
 * Whether so much of a page was scrolled.
 *
 * @param depth  Percent of the way.
 * @param top    Scrolled so far, in pixels.
 * @param height Of the page.
 * @param window Of the window.
 */
export const isDeep = ( depth: number, top: number, height: number, window: number ): boolean =>
	height > window && ( top / ( height - window ) ) * 100 >= depth;

/** What the WP Consent API says on a page where a tool for consent is at work. */
export interface ConsentTool {
	consent_type?: string;
	cookie_prefix?: string;
}

/**
 * Whether the visitor is still being asked for consent: a dialog would stand before the question.
 *
 * @param tool    The tool, if there is one.
 * @param cookies Names of all cookies; answers are remembered in some.
 */
export const isAsked = ( tool: ConsentTool | undefined, cookies: readonly string[] ): boolean =>
	tool?.consent_type === 'optin' &&
	! cookies.some( ( name ) => name.startsWith( tool.cookie_prefix ?? 'wp_consent' ) );
