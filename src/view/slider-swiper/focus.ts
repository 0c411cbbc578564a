import type SwiperCore from 'swiper';

/**
 * Keeps the focus when a loop moves its slides in the document, and fills the row again after the focus has left.
 *
 * @param core   A Swiper that loops.
 * @param track  The element with its slides.
 * @param signal Stops it when aborted.
 */
export function keepFocus( core: SwiperCore, track: HTMLElement, signal: AbortSignal ): void {
	const inside = () =>
		track.contains( document.activeElement ) ? ( document.activeElement as HTMLElement ) : undefined;
	// A moved element loses the focus. Restore it without other listeners noticing.
	let focused: HTMLElement | undefined;
	core.on( 'beforeLoopFix', () => {
		focused = inside();
	} );
	core.on( 'loopFix', () => {
		if ( focused && focused !== document.activeElement ) {
			track.addEventListener( 'focusin', ( event ) => event.stopImmediatePropagation(), {
				capture: true,
				once: true,
			} );
			focused.focus( { preventScroll: true } );
		}
	} );

	// While the focus is inside, the first and the last slide in the document may have no neighbour on one side.
	const fill = () => ! core.destroyed && ! inside() && core.loopFix();
	track.addEventListener(
		'focusout',
		( { relatedTarget } ) => {
			if ( relatedTarget && ! track.contains( relatedTarget as Node ) && core.params.centeredSlides ) {
				if ( core.animating ) {
					core.once( 'transitionEnd', fill );
				} else {
					requestAnimationFrame( fill );
				}
			}
		},
		{ signal }
	);
}
