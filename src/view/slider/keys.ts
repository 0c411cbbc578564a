import type { Engine } from './engine';

/**
 * The position that a key asks for, or undefined when the key is not the slider's.
 *
 * @param event    The key press.
 * @param engine   The slider.
 * @param vertical Whether slides stand one below the other.
 * @param rtl      Whether the next slide is on the left.
 */
export function positionOf(
	event: Pick< KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' >,
	{ index, stops }: Pick< Engine, 'index' | 'stops' >,
	vertical: boolean,
	rtl: boolean
): number | undefined {
	if ( event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ) {
		return undefined;
	}
	const arrows = vertical ? [ 'Up', 'Down' ] : [ 'Left', 'Right' ];
	const keys = [ ...( rtl && ! vertical ? arrows.reverse() : arrows ).map( ( name ) => 'Arrow' + name ), 'Home', 'End' ];
	return [ index - 1, index + 1, 0, stops - 1 ][ keys.indexOf( event.key ) ];
}
