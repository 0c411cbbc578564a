/** How a header follows the page; `mobile` behaviour is one of these, too. */
export type Behaviour = 'static' | 'fixed' | 'sticky' | 'up';

/** What is known of a header's place on the page. */
export interface Facts {
	behaviour: Behaviour;
	/** Whether the place that it was printed at is wholly in the window. */
	isHome: boolean;
	/** Whether the page was scrolled by the amount that makes it stay. */
	isPast: boolean;
	/** Whether the page was last scrolled up. */
	isUp: boolean;
	/** Whether it is over the page now. */
	isStuck: boolean;
}

/** Over the page or where it was printed; and if over it, whether it is seen. */
export interface Place {
	isStuck: boolean;
	isShown: boolean;
}

/**
 * Where a header has to be.
 *
 * @param facts What is known.
 */
export function placeOf( { behaviour, isHome, isPast, isUp, isStuck }: Facts ): Place {
	if ( behaviour === 'fixed' ) {
		return { isStuck: isPast, isShown: isPast };
	}
	if ( behaviour === 'static' || isHome || ! ( isPast || isStuck ) ) {
		return { isStuck: false, isShown: false };
	}
	// Between home and the amount: what has come by scrolling up stays until it is home, what came by the amount slides
	// out.
	return { isStuck: true, isShown: behaviour === 'up' ? isUp : isPast };
}
