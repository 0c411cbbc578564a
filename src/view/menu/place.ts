/** Least distance of a panel from the edges of the window, in pixels. */
const EDGE = 16;

/**
 * How far something has to move to be in the window.
 *
 * @param left  Its left edge.
 * @param right Its right edge.
 * @param width Of the window.
 * @return Pixels to the right; its left edge is seen in any case.
 */
export const shift = ( left: number, right: number, width: number ): number =>
	Math.max( EDGE - left, Math.min( 0, width - EDGE - right ) ) || 0;

/**
 * Keeps an open panel in the window: one below an item moves along, one at the side of an item goes to the other side,
 * or below it where neither has room.
 *
 * @param details Around the panel.
 */
export function place( details: HTMLDetailsElement ): void {
	const item = details.parentElement!;
	const panel = details.lastElementChild as HTMLElement;
	const width = document.documentElement.clientWidth;
	if ( ! details.open ) {
		return;
	}
	item.classList.remove( 'is-flipped', 'is-below' );
	panel.style.removeProperty( '--x' );
	const isOut = () => {
		const { left, right } = panel.getBoundingClientRect();
		return left < 0 || right > width;
	};
	if ( item.matches( '.eidan-menu__list *' ) ) {
		if ( isOut() ) {
			item.classList.add( 'is-flipped' );
			item.classList.toggle( 'is-below', isOut() );
		}
		return;
	}
	const isWide = item.matches( '.is-wide' );
	if ( isWide ) {
		panel.style.setProperty( '--width', `${ width }px` );
	}
	const { left, right } = panel.getBoundingClientRect();
	// A wide one stands in the middle of the window.
	const by = isWide ? ( width - left - right ) / 2 : shift( left, right, width );
	if ( by ) {
		panel.style.setProperty( '--x', `${ by }px` );
	}
}
