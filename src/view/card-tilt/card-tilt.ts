/** Largest tilt of a card, in degrees. */
const TILT = 6;

/**
 * Computes how far a card tilts towards the pointer: not at all in its middle, by `TILT` degrees at its edges.
 *
 * @param at         Position of the pointer in the window, in pixels.
 * @param at.clientX Distance from the left.
 * @param at.clientY Distance from the top.
 * @param box        The card's box without any tilt, in the same pixels.
 * @return Degrees around the horizontal and the vertical axis.
 */
export const lean = (
	{ clientX, clientY }: { clientX: number; clientY: number },
	{ left, top, width, height }: { left: number; top: number; width: number; height: number }
): [ across: number, down: number ] => [
	TILT - ( 2 * TILT * ( clientY - top ) ) / height,
	( 2 * TILT * ( clientX - left ) ) / width - TILT,
];

/**
 * Tilts cards towards the pointer. Their style turns the two angles into a transform (src/styles/portfolio-tilt.scss).
 *
 * @param root           The list.
 * @param _              There are no options.
 * @param context        From the runtime.
 * @param context.signal Stops it when aborted.
 */
export const cardTilt = ( root: HTMLElement, _: unknown, { signal }: { signal: AbortSignal } ): void =>
	root.addEventListener(
		'pointermove',
		( event ) => {
			const card = ( event.target as Element ).closest< HTMLElement >( '.eidan-work' );
			if ( card ) {
				// Measure the parent element, which does not tilt.
				lean( event, card.parentElement!.getBoundingClientRect() ).forEach( ( degrees, axis ) =>
					card.style.setProperty( `--eidan-tilt-${ 'xy'[ axis ] }`, `${ degrees }deg` )
				);
			}
		},
		{ signal }
	);
