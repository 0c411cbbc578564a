/**
 * Shows the compact form of a header if the wide one does not fit. It measures once for each width, before the browser
 * draws.
 *
 * @param root   Box of the header.
 * @param look   Called after the form may have changed.
 * @param signal Stops it when aborted.
 */
export function fit( root: HTMLElement, look: () => void, signal: AbortSignal ): void {
	const bar = root.querySelector( ':scope > .wp-block-eidan-header' );
	let width = 0;
	const observer = new ResizeObserver( () => {
		if ( bar && root.clientWidth !== width ) {
			width = root.clientWidth;
			root.classList.add( 'is-measured' );
			root.classList.remove( 'is-compact' );
			const isFull = [ bar, ...bar.children ].some( ( row ) => row.scrollWidth > row.clientWidth + 1 );
			root.classList.toggle( 'is-compact', isFull );
			look();
		}
	} );
	observer.observe( root );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}
