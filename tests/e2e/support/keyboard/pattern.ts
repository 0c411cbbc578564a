import type { Locator, Page } from '@playwright/test';

/** The keys of a pattern in the ARIA Authoring Practices, and how to check them on a page. */
export interface Pattern {
	name: string;
	/** Selector of the elements that have the pattern: by role, never by the class of a block. */
	root: string;
	/** Selector of the elements whose keys this check covers: the elements themselves, or elements inside them. */
	covers: string;
	/** Prepares the page before it loads, for instance by installing a clock that the test controls. */
	prepare?: ( page: Page ) => Promise< unknown >;
	prove: ( root: Locator, context: Context ) => Promise< void >;
}

export interface Context {
	page: Page;
	rtl: boolean;
}

/** Selector of the places that are checked: the page's content, and dialogs that it opens. */
export const PLACES = ':is(.entry-content, dialog[class*="eidan-"])';

/** Returns the arrow keys that go forward and back: in reading direction, or down and up. */
export const arrows = ( rtl: boolean, vertical = false ): [ forward: string, back: string ] => {
	if ( vertical ) {
		return [ 'ArrowDown', 'ArrowUp' ];
	}
	return rtl ? [ 'ArrowLeft', 'ArrowRight' ] : [ 'ArrowRight', 'ArrowLeft' ];
};

/** Lets animations run twenty times as fast, but still to their end. */
export const hasten = async ( page: Page ): Promise< void > => {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Animation.enable' );
	await session.send( 'Animation.setPlaybackRate', { playbackRate: 20 } );
};
