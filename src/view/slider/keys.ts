import type { Engine } from './engine';

/** The direction in which slides follow each other. */
export interface Axis {
	/** Whether slides are one below the other. */
	vertical: boolean;
	/** Whether the next slide is on the left. False if slides are one below the other. */
	rtl: boolean;
}

/**
 * Returns the position that a key goes to, or undefined if the slider does not use that key.
 *
 * @param event         The key press.
 * @param engine        The slider's engine.
 * @param axis          Direction of the slides.
 * @param axis.vertical Whether slides are one below the other.
 * @param axis.rtl      Whether the next slide is on the left.
 */
export function positionOf(
	event: Pick< KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' >,
	{ index, stops }: Pick< Engine, 'index' | 'stops' >,
	{ vertical, rtl }: Axis
): number | undefined {
	// Together with Alt, Ctrl, Shift or Meta these keys belong to the browser.
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
