import type { Locator, Page } from '@playwright/test';

/** The keys of one pattern of the ARIA Authoring Practices, and how to prove them on a page. */
export interface Pattern {
	name: string;
	/** Selector of the elements that the pattern is about: by role, never by a block's class. */
	root: string;
	/** Selector of the elements, roots or inside of roots, whose keys are proved by this. */
	covers: string;
	/** Whether it matters which way the page reads. */
	directional?: boolean;
	/** What the page is told before it loads: a clock that can be wound on, for instance. */
	prepare?: ( page: Page ) => Promise< unknown >;
	prove: ( root: Locator, context: Context ) => Promise< void >;
}

export interface Context {
	page: Page;
	rtl: boolean;
}

/** Where everything is: on the page itself or in a dialog that it opens. */
export const PLACES = ':is(.entry-content, dialog[class*="eidan-"])';

/** Arrow keys that go on and back in reading direction, or down and up. */
export const arrows = ( rtl: boolean, vertical = false ): [ forward: string, back: string ] => {
	if ( vertical ) {
		return [ 'ArrowDown', 'ArrowUp' ];
	}
	return rtl ? [ 'ArrowLeft', 'ArrowRight' ] : [ 'ArrowRight', 'ArrowLeft' ];
};
