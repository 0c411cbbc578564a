/**
 * A browser for tests, whatever its engine is and whatever program controls it.
 */

/** Keys have the names that Playwright uses: "ArrowRight", "Enter", "Space", "Tab", "Shift+Tab". */
export interface Driver {
	/** Opens an address, and waits until the page has loaded. */
	open: ( url: string ) => Promise< void >;
	/**
	 * Runs a function in the page, and returns its awaited result.
	 *
	 * @param job      The function. It cannot use anything outside itself.
	 * @param argument Data for it, as JSON allows it.
	 */
	run: < Result, Argument = undefined >(
		job: ( argument: Argument ) => Result | Promise< Result >,
		argument?: Argument
	) => Promise< Result >;
	press: ( ...keys: string[] ) => Promise< void >;
	/** Clicks the first visible element that matches the selector. */
	click: ( selector: string ) => Promise< void >;
	/** Sets the size of the page in the window, in CSS pixels. WebKitGTK's is never narrower than 447. */
	size: ( width: number, height: number ) => Promise< void >;
	/** Returns a PNG of an element, as far as the window shows it. */
	screenshot: ( selector: string ) => Promise< Buffer >;
	close: () => Promise< void >;
}

/**
 * @param job      Function that runs in the page.
 * @param argument Data for it.
 * @return JavaScript source of a call of the function.
 */
export const source = ( job: ( argument: never ) => unknown, argument: unknown ): string =>
	`( ${ job } )( ${ JSON.stringify( argument ) ?? 'undefined' } )`;
