/**
 * Scrolls to a list's top, at once when the visitor asked for less motion, and
 * gives way as soon as the visitor scrolls.
 *
 * @param root The list.
 * @param how  Free space above it, and how long it takes.
 */
export const scrollToTop = (
	root: HTMLElement,
	[ offset, duration ]: readonly [ number, number ]
) => {
	const from = scrollY;
	const way = root.getBoundingClientRect().top - offset;
	let begin: number;
	let last = from;
	const step = ( now: number ) => {
		begin ??= now;
		const part = matchMedia( '(prefers-reduced-motion:reduce)' ).matches
			? 1
			: Math.min( 1, ( now - begin ) / duration );
		if ( Math.abs( scrollY - last ) < 2 ) {
			scrollTo( {
				top: from + way * part * ( 2 - part ),
				behavior: 'instant',
			} );
			last = scrollY;
			if ( part < 1 ) {
				requestAnimationFrame( step );
			}
		}
	};
	requestAnimationFrame( step );
};
