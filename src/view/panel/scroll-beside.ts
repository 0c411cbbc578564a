/**
 * Detects scrolling outside a dialog while the page cannot scroll: by wheel, trackpad or finger on the backdrop. The
 * browser scrolls nothing there, so only the movement itself can be measured.
 *
 * @param dialog An open modal dialog. Its backdrop covers the page, so the dialog receives events from outside its box.
 * @param went   Called with each distance in pixels. Positive means towards the end of the page.
 * @param signal Stops it when aborted.
 */
export function onScrollBeside( dialog: HTMLElement, went: ( pixels: number ) => void, signal: AbortSignal ): void {
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
