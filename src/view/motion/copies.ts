/**
 * Copies that make a row seem endless.
 *
 * They are inside the moving element, one after the other, at positions that are percentages of its width. So a single
 * animation moves the original and all copies, and they stay aligned when the page's width or the texts change.
 */

/**
 * Returns how many copies are needed so that no gap shows at the end of a round, when the original has just moved out
 * of view.
 *
 * @param width Width of the original, in pixels.
 * @param view  Width of the visible area, in pixels.
 * @return A whole number. 0 while the original has no width.
 */
export const copiesNeeded = ( width: number, view: number ): number => ( width > 0 ? Math.ceil( view / width ) : 0 );

/**
 * Copies an element. The copy is inert, so the keyboard and assistive technology skip it.
 *
 * @param element The original.
 */
export const copyOf = ( element: Element ): HTMLElement => {
	const copy = element.cloneNode( true ) as HTMLElement;
	copy.setAttribute( 'inert', '' );
	return copy;
};

/**
 * Makes the copies of a row react to pointers like the originals: hover, links. Inert elements receive no pointer
 * events. So from the first time the pointer enters, the copies are hidden only from assistive technology and the
 * keyboard.
 *
 * @param row    The visible area of the row. Its first child holds the copies.
 * @param signal Stops it when aborted.
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
 * Adds as many copies after an element's own content as are missing.
 *
 * The style sheet must position them absolutely, as wide as their content.
 *
 * @param element The moving element.
 * @param count   Number of copies it must have. Extra copies stay.
 * @param copy    Copies an element. The editor's version removes what makes the copies blocks.
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
