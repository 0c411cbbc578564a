/**
 * Scrolling beside a dialog whose page stands still: by wheel, trackpad or finger over what covers the page. The
 * browser scrolls nothing there and tells of nothing but the hand's way.
 *
 * @param dialog An open modal dialog; what covers the page is its backdrop, and so sends it events from outside its
 *               box.
 * @param went   Told of each part of the way, in pixels, more than 0 towards the end of the page.
 * @param signal Ends it.
 */
export function scrollsBeside( dialog: HTMLElement, went: ( pixels: number ) => void, signal: AbortSignal ): void {
	const options = { passive: true, signal };
	let touched = 0;
	const at = ( x: number, way: number ) => {
		const { left, right } = dialog.getBoundingClientRect();
		if ( x < left || x > right ) {
			went( way );
		}
	};
	dialog.addEventListener( 'wheel', ( { clientX, deltaY } ) => at( clientX, deltaY ), options );
	for ( const type of [ 'touchstart', 'touchmove' ] as const ) {
		dialog.addEventListener(
			type,
			( { touches: [ touch ] } ) => {
				const { clientX, clientY } = touch!;
				at( clientX, type === 'touchmove' ? touched - clientY : 0 );
				touched = clientY;
			},
			options
		);
	}
}
