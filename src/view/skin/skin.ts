/**
 * Says to the document whether what lies over the page has to be light now: the class `eidan-skin-light` and, where that
 * changes, the event `eidan:skin`, which a header listens to.
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

/**
 * Lets the document follow the item of a list that is at the top of the window: of those that lie there over each other,
 * the last.
 *
 * @param root           The list.
 * @param _              It has no options.
 * @param context        From the runtime.
 * @param context.signal Ends it, and the light skin.
 */
export const skin = ( root: HTMLElement, _: unknown, { signal }: { signal: AbortSignal } ): void => {
	const items = [ ...root.querySelectorAll( '.eidan-work' ) ];
	const there = new Set< Element >();
	const observer = new IntersectionObserver(
		( entries ) => {
			entries.forEach( ( { target, isIntersecting } ) => there[ isIntersecting ? 'add' : 'delete' ]( target ) );
			setSkin( !! items.filter( ( item ) => there.has( item ) ).at( -1 )?.matches( '.is-eidan-light-skin' ) );
		},
		// A line at the top of the window.
		{ rootMargin: '0px 0px -99%' }
	);
	items.forEach( ( item ) => observer.observe( item ) );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		setSkin( false );
	} );
};
