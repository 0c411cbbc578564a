const reduced = (): boolean => matchMedia( '(prefers-reduced-motion:reduce)' ).matches;

/**
 * The element that scrolls when the page does. Themes that cut off what is too wide in `html` and `body`, and give both
 * the window's height, let the body scroll, and the window never does.
 */
export const scroller = (): Element => {
	const { body, documentElement: root } = document;
	return root.scrollHeight > root.clientHeight || body.scrollHeight <= body.clientHeight ? root : body;
};

/**
 * Scrolls the page smoothly. Under reduced motion it jumps. It stops as soon as the visitor scrolls.
 *
 * @param goal     Returns the target position. It is called in every frame, since images load and headers shrink
 *                 meanwhile.
 * @param duration Duration in milliseconds.
 * @param done     Called on arrival, but not if the visitor scrolled.
 */
export const glide = ( goal: () => number, duration: number, done?: () => void ): void => {
	const page = scroller();
	const from = page.scrollTop;
	let begin: number;
	let last = from;
	const step = ( now: number ) => {
		begin ??= now;
		const part = reduced() || duration <= 0 ? 1 : Math.min( 1, ( now - begin ) / duration );
		if ( Math.abs( page.scrollTop - last ) < 2 ) {
			page.scrollTo( { top: from + ( goal() - from ) * part * ( 2 - part ), behavior: 'instant' } );
			last = page.scrollTop;
			if ( part < 1 ) {
				requestAnimationFrame( step );
			} else {
				done?.();
			}
		}
	};
	requestAnimationFrame( step );
};

/**
 * Returns the duration for a distance. Longer distances take longer, up to a limit.
 *
 * @param way  Distance in pixels, in either direction.
 * @param most Longest duration in milliseconds.
 */
export const durationFor = ( way: number, most: number ): number =>
	Math.min( most, 200 + 12 * Math.sqrt( Math.abs( way ) ) );
