/**
 * Lets elements appear when they come into view, each once.
 *
 * Nothing is hidden before this script runs. Elements that are in view or above stay as they are. Those below get
 * `data-appear="waiting"`; the block's style says how they look then (nothing under reduced motion). In view they get
 * `data-appear="done"`; the style says how they appear.
 *
 * @param elements The elements, in the order in which they appear.
 * @param interval Milliseconds between elements that come into view together. 0 shows them all at once.
 * @param signal   Stops it when aborted: waiting elements are shown.
 */
export function appear( elements: Iterable< HTMLElement >, interval: number, signal: AbortSignal ): void {
	const waiting = new Set< HTMLElement >();
	const timers = new Set< ReturnType< typeof setTimeout > >();
	const show = ( element: HTMLElement ) => {
		waiting.delete( element );
		element.dataset.appear = 'done';
	};
	// Time at which the last scheduled element appears.
	let last = -Infinity;
	const observer = new IntersectionObserver( ( entries ) => {
		for ( const { target, isIntersecting, boundingClientRect, rootBounds } of entries ) {
			const element = target as HTMLElement;
			const below = ! isIntersecting && boundingClientRect.top >= ( rootBounds?.height ?? innerHeight );
			if ( below ) {
				waiting.add( element );
				element.dataset.appear = 'waiting';
			} else {
				observer.unobserve( element );
				if ( waiting.has( element ) ) {
					const now = performance.now();
					last = Math.max( now, last + interval );
					timers.add( setTimeout( show, last - now, element ) );
				}
			}
		}
	} );
	if ( ! matchMedia( '(prefers-reduced-motion)' ).matches ) {
		[ ...elements ].forEach( ( element ) => observer.observe( element ) );
	}
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		timers.forEach( clearTimeout );
		waiting.forEach( show );
	} );
}
