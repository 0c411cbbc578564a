import { isHere } from '../anchors/place';

/**
 * Returns the duration of a move, or 0 if the visitor asked for reduced motion.
 *
 * @param speed Duration in milliseconds.
 */
export const moveDuration = ( speed: number ): number =>
	matchMedia( '(prefers-reduced-motion)' ).matches ? 0 : speed;

/**
 * Goes to the slide that the address names: now, when the address changes, and when a link to it is clicked again. This
 * is for engines that position slides themselves. In a row that scrolls natively the browser does it.
 *
 * @param slides Returns the slides in their order.
 * @param show   Goes to a slide, within a number of milliseconds.
 * @param speed  Duration of a move in milliseconds.
 * @param signal Removes the listeners.
 */
export function followAddress(
	slides: () => Element[],
	show: ( index: number, duration: number ) => void,
	speed: number,
	signal: AbortSignal
): void {
	const showNamed = ( hash: string, duration: number ) => {
		const index = slides().findIndex( ( { id } ) => id && hash === `#${ id }` );
		if ( index >= 0 ) {
			show( index, duration );
		}
	};
	addEventListener( 'hashchange', () => showNamed( location.hash, moveDuration( speed ) ), { signal } );
	document.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest?.( 'a' );
			// A click on a link to the current address does not change it, so `hashchange` does not fire.
			if ( link?.hash === location.hash && isHere( link ) && ! event.defaultPrevented ) {
				showNamed( link.hash, moveDuration( speed ) );
			}
		},
		{ signal }
	);
	showNamed( location.hash, 0 );
}
