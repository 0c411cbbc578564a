import type SwiperCore from 'swiper';

/**
 * Keeps the focus where slides of a loop are moved about in the document, and fills the row when it has left.
 *
 * @param core   A Swiper that loops.
 * @param track  The element with its slides.
 * @param signal Ends it.
 */
export function keepFocus( core: SwiperCore, track: HTMLElement, signal: AbortSignal ): void {
	const inside = () =>
		track.contains( document.activeElement ) ? ( document.activeElement as HTMLElement ) : undefined;
	// What is moved loses the focus; it comes back without a word.
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

	// While the focus is inside, the first and the last slide of the document have nobody on one side.
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
