import { speak } from '@wordpress/a11y';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { PointerEvent } from 'react';
import { byDrag, byKey, INSIDE, type AreaLimits, type Limits, type Place } from './place';
import { useOwnInput } from './use-own-input';

export interface PlacingOptions {
	value: Place;
	onChange: ( place: Place ) => void;
	/** What is placed, for instance “Image 2”. */
	label: string;
	/** How far it may go; inside the area by default. */
	limits?: Limits | AreaLimits;
	/** Pixels that are a hundred percent in either direction; those of the offset parent by default. */
	areaOf?: ( element: HTMLElement ) => { width: number; height: number };
	/** How a place is said. */
	words?: ( place: Place ) => string;
}

const fromLeftAndTop = ( { x, y }: Place ) =>
	/* translators: 1: percent from the left, 2: percent from the top. */
	sprintf( __( '%1$s %% from the left, %2$s %% from the top', 'eidan' ), String( x ), String( y ) );

const offsetParentOf = ( element: HTMLElement ) =>
	( element.offsetParent ?? element.parentElement ?? element ).getBoundingClientRect();

/**
 * Makes an element of the canvas draggable in percent of the area that it lies in, its offset parent; arrow keys move
 * it by one percent, with Shift by ten.
 *
 * @param options          Options.
 * @param options.value    Where it is.
 * @param options.onChange Hears of each new place.
 * @param options.label    What is placed.
 * @param options.limits   How far it may go.
 * @param options.areaOf   What a hundred percent are.
 * @param options.words    How a place is said.
 * @return Props for a `<button>`, or for another element with a role that can be focused.
 */
export function usePlacing( {
	value,
	onChange,
	label,
	limits = INSIDE,
	areaOf = offsetParentOf,
	words = fromLeftAndTop,
}: PlacingOptions ) {
	const drag = useRef< { pointer: Place; place: Place; area: { width: number; height: number } } >();
	const stop = () => {
		drag.current = undefined;
	};

	const ref = useOwnInput< HTMLButtonElement >( ( { key, shiftKey } ) => {
		const place = byKey( value, key, shiftKey, limits );
		if ( place ) {
			onChange( place );
			speak( words( place ) );
		}
		return !! place;
	} );

	return {
		ref,
		'aria-label': `${ label }: ${ words( value ) }`,
		'aria-roledescription': __( 'draggable', 'eidan' ),
		onPointerDown( event: PointerEvent< HTMLElement > ) {
			const { clientX: x, clientY: y, currentTarget, pointerId, button } = event;
			if ( button !== 0 ) {
				return;
			}
			// Blocks would be dragged otherwise.
			event.preventDefault();
			event.stopPropagation();
			currentTarget.focus();
			currentTarget.setPointerCapture?.( pointerId );
			const { width, height } = areaOf( currentTarget );
			drag.current = { pointer: { x, y }, place: value, area: { width, height } };
		},
		onPointerMove( { clientX, clientY }: PointerEvent ) {
			if ( drag.current ) {
				const { pointer, place, area } = drag.current;
				onChange( byDrag( place, { x: clientX - pointer.x, y: clientY - pointer.y }, area, limits ) );
			}
		},
		onPointerUp: stop,
		onPointerCancel: stop,
	};
}
