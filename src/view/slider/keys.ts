import type { Engine } from './engine';

/** Which way the slides of a slider follow each other. */
export interface Axis {
	/** Whether slides stand one below the other. */
	vertical: boolean;
	/** Whether the next slide is on the left; none is where they stand one below the other. */
	rtl: boolean;
}

/**
 * The position that a key asks for, or undefined when the key is not the slider's.
 *
 * @param event         The key press.
 * @param engine        The slider.
 * @param axis          Which way its slides follow each other.
 * @param axis.vertical
 * @param axis.rtl
 */
export function positionOf(
	event: Pick< KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' >,
	{ index, stops }: Pick< Engine, 'index' | 'stops' >,
	{ vertical, rtl }: Axis
): number | undefined {
	// With a second key they are the browser's: back, select, jump.
	if ( event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ) {
		return undefined;
	}
	const way = rtl ? -1 : 1;
	const positions: Record< string, number > = {
		[ vertical ? 'ArrowUp' : 'ArrowLeft' ]: index - way,
		[ vertical ? 'ArrowDown' : 'ArrowRight' ]: index + way,
		Home: 0,
		End: stops - 1,
	};
	return positions[ event.key ];
}
