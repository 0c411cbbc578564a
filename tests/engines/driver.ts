/**
 * A browser as stories need it, whichever engine it is and whatever drives it.
 */

/** Keys by the names that Playwright has for them: "ArrowRight", "Enter", "Space", "Tab", "Shift+Tab". */
export interface Driver {
	/** Goes to an address, and waits until it has loaded. */
	open: ( url: string ) => Promise< void >;
	/**
	 * Runs a function in the page; gives what it returns, awaited.
	 *
	 * @param job      Knows nothing of what is around it.
	 * @param argument Plain data for it.
	 */
	run: < Result, Argument = undefined >(
		job: ( argument: Argument ) => Result | Promise< Result >,
		argument?: Argument
	) => Promise< Result >;
	press: ( ...keys: string[] ) => Promise< void >;
	/** @param selector Of what is clicked: the first that can be seen. */
	click: ( selector: string ) => Promise< void >;
	/** Sets what the page has of the window, in CSS pixels; WebKitGTK's is never narrower than 447. */
	size: ( width: number, height: number ) => Promise< void >;
	/** @param selector Of what a picture is taken of, as far as the window shows it; gives a PNG. */
	screenshot: ( selector: string ) => Promise< Buffer >;
	close: () => Promise< void >;
}

/**
 * @param job      Function for the page.
 * @param argument Its data.
 * @return Source of an expression that calls it.
 */
export const source = ( job: ( argument: never ) => unknown, argument: unknown ): string =>
	`( ${ job } )( ${ JSON.stringify( argument ) ?? 'undefined' } )`;
