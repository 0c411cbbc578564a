import type { Engine } from './engine';

/**
 * The position that a key asks for, or undefined when the key is not the slider's.
 *
 * @param event    The key press.
 * @param engine   The slider.
 * @param vertical Whether slides stand one below the other.
 * @param rtl      Whether the next slide is on the left; none is where they stand one below the other.
 */
export function positionOf(
	event: Pick< KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' >,
	{ index, stops }: Pick< Engine, 'index' | 'stops' >,
	vertical: boolean,
	rtl: boolean
): number | undefined {
	// With a second key they are the browser's: back, select, jump.
	if ( event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ) {
		return undefined;
	}
	const way = rtl ? -1 : 1;
	return (
		{
			[ vertical ? 'ArrowUp' : 'ArrowLeft' ]: index - way,
			[ vertical ? 'ArrowDown' : 'ArrowRight' ]: index + way,
			Home: 0,
			End: stops - 1,
		} as Record< string, number >
	 )[ event.key ];
}
