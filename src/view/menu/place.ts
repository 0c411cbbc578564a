/** Smallest distance between a panel and the edges of the window, in pixels. */
const EDGE = 16;

/**
 * Computes how far something must move to be inside the window.
 *
 * @param left  Its left edge, in pixels.
 * @param right Its right edge, in pixels.
 * @param width Width of the window, in pixels.
 * @return Pixels to the right. If it is too wide for the window, its left edge stays visible.
 */
export const shift = ( left: number, right: number, width: number ): number =>
	Math.max( EDGE - left, Math.min( 0, width - EDGE - right ) ) || 0;

/**
 * Keeps an open panel inside the window. A panel below its item is shifted. A panel beside its item moves to the other
 * side, or below the item if neither side has room.
 *
 * @param details The element around the panel.
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
	// A wide panel is centered in the window.
	const by = isWide ? ( width - left - right ) / 2 : shift( left, right, width );
	if ( by ) {
		panel.style.setProperty( '--x', `${ by }px` );
	}
}
