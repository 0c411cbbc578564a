import { isHere } from '../anchors/place';

/**
 * @param speed Milliseconds that a move takes.
 * @return The same, or 0 for those who want no motion.
 */
export const pace = ( speed: number ): number => ( matchMedia( '(prefers-reduced-motion)' ).matches ? 0 : speed );

/**
 * Goes to the slide that the address names: now, when it changes, and when a link to it is clicked once more. For engines
 * that place slides by themselves; in a row that scrolls the browser does it.
 *
 * @param slides Gives the slides in their order.
 * @param show   Goes to one of them, in so many milliseconds.
 * @param speed  Milliseconds that a move takes.
 * @param signal Ends it.
 */
export function followAddress(
	slides: () => Element[],
	show: ( index: number, duration: number ) => void,
	speed: number,
	signal: AbortSignal
): void {
	const go = ( hash: string, duration: number ) => {
		const index = slides().findIndex( ( { id } ) => id && hash === `#${ id }` );
		if ( index >= 0 ) {
			show( index, duration );
		}
	};
	addEventListener( 'hashchange', () => go( location.hash, pace( speed ) ), { signal } );
	document.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest?.( 'a' );
			// An address that is there already does not change.
			if ( link?.hash === location.hash && isHere( link ) && ! event.defaultPrevented ) {
				go( link.hash, pace( speed ) );
			}
		},
		{ signal }
	);
	go( location.hash, 0 );
}
