/**
 * Elements that appear, once, when they come into view.
 *
 * Nothing is hidden before this runs: an element that is in view by then stays as it is, and only those below get
 * `data-appear="waiting"`, for which the block's style says how they look before (nothing under reduced motion); then
 * `data-appear="done"`, for which it says how they come.
 *
 * @param elements In the order in which they appear.
 * @param interval Milliseconds from one to the next of those that come into view together; 0 for all at once.
 * @param signal   Ends it: what waits is shown.
 */
export function appear( elements: Iterable< HTMLElement >, interval: number, signal: AbortSignal ): void {
	const waiting = new Set< HTMLElement >();
	const timers = new Set< ReturnType< typeof setTimeout > >();
	const show = ( element: HTMLElement ) => {
		waiting.delete( element );
		element.dataset.appear = 'done';
	};
	// When the last of those that are due is shown.
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
