/**
 * The copies that make a row of contents endless.
 *
 * They stand inside what moves, one behind the other: a single animation moves the original and all of them, and their
 * places are shares of its width. So nothing can get them out of step, neither another width of the page nor other
 * words.
 */

/**
 * How many copies leave no gap at the end of a round, when the original has just run out of sight.
 *
 * @param width Of the original, in pixels.
 * @param view  Of what shows it, in pixels.
 * @return A whole number; 0 while either is not laid out.
 */
export const copiesNeeded = ( width: number, view: number ): number => ( width > 0 ? Math.ceil( view / width ) : 0 );

/**
 * A copy of an element, for neither the keyboard nor assistive technology.
 *
 * @param element The original.
 */
export const copyOf = ( element: Element ): HTMLElement => {
	const copy = element.cloneNode( true ) as HTMLElement;
	copy.setAttribute( 'inert', '' );
	return copy;
};

/**
 * Lets pointers meet the copies of a row as they meet the originals: hover them, follow their links. From then on the
 * copies are hidden from assistive technology and the keyboard only; inert, no pointer would reach them.
 *
 * @param row    What shows the row; its first child holds the copies.
 * @param signal Ends it.
 */
export function reachCopies( row: HTMLElement, signal: AbortSignal ): void {
	const reach = () =>
		row.querySelectorAll< HTMLElement >( ':scope > * > [inert]' ).forEach( ( copy ) => {
			copy.setAttribute( 'aria-hidden', 'true' );
			copy.querySelectorAll( 'a' ).forEach( ( link ) => ( link.tabIndex = -1 ) );
			copy.removeAttribute( 'inert' );
		} );
	row.addEventListener( 'pointerenter', reach, { signal } );
}

/**
 * Puts copies behind an element's own contents, as many as are missing.
 *
 * The style sheet has to place them absolutely, as wide as what is in them.
 *
 * @param element The element that moves.
 * @param count   How many copies it has to have; more than that stay.
 * @param copy    How an element is copied; the editor's copies lose what makes them blocks.
 */
export function addCopies( element: HTMLElement, count: number, copy = copyOf ): void {
	const present = element.querySelectorAll( ':scope > :is([inert], [aria-hidden])' );
	const model = present[ 0 ] ?? copy( element );
	for ( let place = present.length + 1; place <= count; place++ ) {
		const next = copyOf( model );
		next.style.insetInlineStart = `${ place * 100 }%`;
		element.append( next );
	}
}
