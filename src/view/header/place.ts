/** How a header follows the page. The option `mobile` takes the same values. */
export type Behaviour = 'static' | 'fixed' | 'sticky' | 'up';

/** What is known about a header's position on the page. */
export interface Facts {
	behaviour: Behaviour;
	/** Whether its original place in the page is completely in the window. */
	isHome: boolean;
	/** Whether the page has scrolled far enough for the header to stay. */
	isPast: boolean;
	/** Whether the page was last scrolled up. */
	isUp: boolean;
	/** Whether the header is laid over the page now. */
	isStuck: boolean;
}

/** Whether the header is laid over the page (`isStuck`) and, if so, whether it is visible (`isShown`). */
export interface Place {
	isStuck: boolean;
	isShown: boolean;
}

/** Decides where a header belongs. */
export function placeOf( { behaviour, isHome, isPast, isUp, isStuck }: Facts ): Place {
	if ( behaviour === 'fixed' ) {
		return { isStuck: isPast, isShown: isPast };
	}
	if ( behaviour === 'static' || isHome || ! ( isPast || isStuck ) ) {
		return { isStuck: false, isShown: false };
	}
	// Between its own place and that distance: with `up` the header stays visible while the visitor scrolls up. With
	// `sticky` it slides out.
	return { isStuck: true, isShown: behaviour === 'up' ? isUp : isPast };
}
