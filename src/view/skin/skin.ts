/**
 * Says to the document whether what lies over the page has to be light now: the class `eidan-skin-light` and, where
 * that changes, the event `eidan:skin`, which a header listens to.
 *
 * @param light Whether.
 */
export function setSkin( light: boolean ): void {
	const { classList } = document.documentElement;
	if ( classList.contains( 'eidan-skin-light' ) !== light ) {
		classList.toggle( 'eidan-skin-light', light );
		document.dispatchEvent( new CustomEvent( 'eidan:skin', { detail: { light } } ) );
	}
}

/** Images that lie on one another where only one is shown: src/view/swap/swap.ts. */
const HIDDEN = '.eidan-works__stage > :not(.is-shown)';

/**
 * Lets the document follow the image of a list that is at the top of the window: of those that lie there over each
 * other, the last. A list that shows another image in its place says so by `eidan:slide`.
 *
 * @param root           The list.
 * @param _              It has no options.
 * @param context        From the runtime.
 * @param context.signal Ends it, and the light skin.
 */
export const skin = ( root: HTMLElement, _: unknown, { signal }: { signal: AbortSignal } ): void => {
	const pictures = [ ...root.querySelectorAll( 'figure' ) ];
	const there = new Set< Element >();
	const tell = () =>
		setSkin(
			!! pictures
				.filter( ( picture ) => there.has( picture ) && ! picture.matches( HIDDEN ) )
				.at( -1 )
				?.closest( '.is-eidan-light-skin' )
		);
	const observer = new IntersectionObserver(
		( entries ) => {
			entries.forEach( ( { target, isIntersecting } ) => there[ isIntersecting ? 'add' : 'delete' ]( target ) );
			tell();
		},
		// A line at the top of the window.
		{ rootMargin: '0px 0px -99%' }
	);
	pictures.forEach( ( picture ) => observer.observe( picture ) );
	root.addEventListener( 'eidan:slide', tell, { signal } );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		setSkin( false );
	} );
};
