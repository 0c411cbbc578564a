/**
 * Sets on the document whether elements that lie over the page must be light: the class `eidan-skin-light`. If it
 * changes, the event `eidan:skin` is fired for other scripts.
 *
 * @param light Whether they must be light.
 */
export function setSkin( light: boolean ): void {
	const { classList } = document.documentElement;
	if ( classList.contains( 'eidan-skin-light' ) !== light ) {
		classList.toggle( 'eidan-skin-light', light );
		document.dispatchEvent( new CustomEvent( 'eidan:skin', { detail: { light } } ) );
	}
}

/** Stacked images that are hidden: only one of the stack is shown, see src/view/swap/swap.ts. */
const HIDDEN = '.eidan-works__stage > :not(.is-shown)';

/**
 * Sets the skin by the image of a list that is at the top of the window. If several lie there on top of each other, the
 * last one counts. A list that switches its image fires `eidan:slide`.
 *
 * @param root           The list.
 * @param _              There are no options.
 * @param context        From the runtime.
 * @param context.signal When aborted, stops it and removes the light skin.
 */
export const skin = ( root: HTMLElement, _: unknown, { signal }: { signal: AbortSignal } ): void => {
	const figures = [ ...root.querySelectorAll( 'figure' ) ];
	const there = new Set< Element >();
	const tell = () =>
		setSkin(
			!! figures
				.filter( ( figure ) => there.has( figure ) && ! figure.matches( HIDDEN ) )
				.at( -1 )
				?.closest( '.is-eidan-light-skin' )
		);
	const observer = new IntersectionObserver(
		( entries ) => {
			entries.forEach( ( { target, isIntersecting } ) => there[ isIntersecting ? 'add' : 'delete' ]( target ) );
			tell();
		},
		// Observe a thin strip at the top of the window.
		{ rootMargin: '0px 0px -99%' }
	);
	figures.forEach( ( figure ) => observer.observe( figure ) );
	root.addEventListener( 'eidan:slide', tell, { signal } );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		setSkin( false );
	} );
};
