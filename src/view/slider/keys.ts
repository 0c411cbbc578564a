import type { Engine } from './engine';

/**
 * The position that a key asks for, or undefined when the key is not the slider's.
 *
 * @param key      Name of the key.
 * @param engine   The slider.
 * @param vertical Whether slides stand one below the other.
 * @param rtl      Whether the next slide is on the left.
 */
export function positionOf(
	key: string,
	{ index, stops }: Pick< Engine, 'index' | 'stops' >,
	vertical: boolean,
	rtl: boolean
): number | undefined {
	const way = rtl && ! vertical ? -1 : 1;
	return (
		{
			[ vertical ? 'ArrowUp' : 'ArrowLeft' ]: index - way,
			[ vertical ? 'ArrowDown' : 'ArrowRight' ]: index + way,
			Home: 0,
			End: stops - 1,
		} as Record< string, number >
	 )[ key ];
}
