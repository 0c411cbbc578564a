const reduced = (): boolean => matchMedia( '(prefers-reduced-motion:reduce)' ).matches;

/**
 * Scrolls the page, at once when the visitor asked for less motion, and gives way as soon as the visitor scrolls.
 *
 * @param goal     Where to, asked for with every frame: images load and headers shrink on the way.
 * @param duration How long it takes, in milliseconds.
 * @param done     Called when it has arrived, not when the visitor took over.
 */
export const glide = ( goal: () => number, duration: number, done?: () => void ): void => {
	const from = scrollY;
	let begin: number;
	let last = from;
	const step = ( now: number ) => {
		begin ??= now;
		const part = reduced() || duration <= 0 ? 1 : Math.min( 1, ( now - begin ) / duration );
		if ( Math.abs( scrollY - last ) < 2 ) {
			scrollTo( { top: from + ( goal() - from ) * part * ( 2 - part ), behavior: 'instant' } );
			last = scrollY;
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
 * How long a way takes: far ones the longest that there is, near ones less.
 *
 * @param way  Pixels, in either direction.
 * @param most Milliseconds.
 */
export const timeFor = ( way: number, most: number ): number =>
	Math.min( most, 200 + 12 * Math.sqrt( Math.abs( way ) ) );
