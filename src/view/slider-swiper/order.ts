/**
 * The slides in the order of their content: a loop has turned them round.
 *
 * @param before Slides in their order, before some came or went.
 * @param now    Slides as they stand in the document.
 */
export function inOrder< T >( before: readonly T[], now: readonly T[] ): T[] {
	const order = before.filter( ( slide ) => now.includes( slide ) );
	now.forEach( ( slide, index ) => {
		if ( ! before.includes( slide ) ) {
			const previous = now[ index - 1 ];
			order.splice( previous === undefined ? 0 : order.indexOf( previous ) + 1, 0, slide );
		}
	} );
	return order;
}
