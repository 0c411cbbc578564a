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

/** Least height of a panel, in pixels, where a header leaves no room below itself. */
const LEAST = 128;

/**
 * Keeps an open panel inside the window. A panel below its item is shifted. A panel beside its item moves to the other
 * side, or below the item if neither side has room. Of one that is higher than the window below its header the rest is
 * scrolled to: below a header that comes along, the page's scrolling shows no more of it.
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
	item.classList.remove( 'is-flipped', 'is-below', 'is-high' );
	panel.style.removeProperty( '--x' );
	// The end of the window once the header, or the item of a menu elsewhere, stands at its top.
	const base = item.closest( '.wp-block-eidan-header' ) ?? details;
	const end =
		base.getBoundingClientRect().top -
		( parseFloat( getComputedStyle( base ).top ) || 0 ) +
		window.innerHeight -
		EDGE;
	if ( item.matches( '.eidan-menu__list *' ) ) {
		const isOut = () => {
			const { left, right, bottom } = panel.getBoundingClientRect();
			return left < 0 || right > width || bottom > end;
		};
		// What is scrolled cuts off all that is beside it.
		if ( item.closest( '.is-high' ) ) {
			item.classList.add( 'is-below' );
		} else if ( isOut() ) {
			item.classList.add( 'is-flipped' );
			if ( isOut() ) {
				item.classList.add( 'is-below' );
				// The one around it is higher now.
				place( item.parentElement!.closest( 'details' )! );
			}
		}
		return;
	}
	const isWide = item.matches( '.is-wide' );
	if ( isWide ) {
		panel.style.setProperty( '--width', `${ width }px` );
	}
	const { left, right, top, bottom } = panel.getBoundingClientRect();
	// A wide panel is centered in the window.
	const by = isWide ? ( width - left - right ) / 2 : shift( left, right, width );
	if ( by ) {
		panel.style.setProperty( '--x', `${ by }px` );
	}
	panel.style.setProperty( '--room', `${ Math.max( LEAST, end - top ) }px` );
	item.classList.toggle( 'is-high', bottom > end );
}
