/** Cards lean by so many degrees, at most. */
const TILT = 6;

/**
 * How a card leans towards the pointer: not at all in the middle, by `TILT` degrees at its edges.
 *
 * @param at         The pointer, in pixels of the window.
 * @param at.clientX From the left.
 * @param at.clientY From the top.
 * @param box        The card as it is at rest, in the same pixels.
 * @return Degrees about the axes across and down.
 */
export const lean = (
	{ clientX, clientY }: { clientX: number; clientY: number },
	{ left, top, width, height }: { left: number; top: number; width: number; height: number }
): [ across: number, down: number ] => [
	TILT - ( 2 * TILT * ( clientY - top ) ) / height,
	( 2 * TILT * ( clientX - left ) ) / width - TILT,
];

/**
 * Lets cards lean towards the pointer; their style says how they do (src/styles/portfolio-tilt.scss).
 *
 * @param root           The list.
 * @param _              It has no options.
 * @param context        From the runtime.
 * @param context.signal Ends it.
 */
export const cardTilt = ( root: HTMLElement, _: unknown, { signal }: { signal: AbortSignal } ): void =>
	root.addEventListener(
		'pointermove',
		( event ) => {
			const card = ( event.target as Element ).closest< HTMLElement >( '.eidan-work' );
			if ( card ) {
				// The element around the card stays as it is.
				lean( event, card.parentElement!.getBoundingClientRect() ).forEach( ( degrees, axis ) =>
					card.style.setProperty( `--eidan-tilt-${ 'xy'[ axis ] }`, `${ degrees }deg` )
				);
			}
		},
		{ signal }
	);
