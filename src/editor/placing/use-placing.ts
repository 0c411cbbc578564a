import { speak } from '@wordpress/a11y';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { PointerEvent } from 'react';
import { byDrag, byKey, INSIDE, type AreaLimits, type Limits, type Place } from './place';
import { useIsolatedInput } from './use-isolated-input';

export interface PlacingOptions {
	value: Place;
	onChange: ( place: Place ) => void;
	/** Name of the element, for instance “Image 2”. */
	label: string;
	/** Limits of the place. Default: inside the area. */
	limits?: Limits | AreaLimits;
	/** Returns the size of the area in pixels. Gets the element. Default: the size of its offset parent. */
	areaOf?: ( element: HTMLElement ) => { width: number; height: number };
	/** Describes a place to screen readers. */
	words?: ( place: Place ) => string;
}

const fromLeftAndTop = ( { x, y }: Place ) =>
	/* translators: 1: percent from the left, 2: percent from the top. */
	sprintf( __( '%1$s %% from the left, %2$s %% from the top', 'eidan' ), String( x ), String( y ) );

const offsetParentOf = ( element: HTMLElement ) =>
	( element.offsetParent ?? element.parentElement ?? element ).getBoundingClientRect();

/**
 * Lets authors place an element in an area by dragging it. The area is its offset parent unless `areaOf` returns
 * another one. Arrow keys move the element by 1 percent, with Shift by 10.
 *
 * @return Props for a `<button>`, or for another focusable element with a role.
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

	const ref = useIsolatedInput< HTMLButtonElement >( ( { key, shiftKey } ) => {
		const place = byKey( value, key, shiftKey, limits );
		if ( place ) {
			onChange( place );
			speak( words( place ) );
		}
		return !! place;
	} );

	return {
		ref,
		'aria-label': sprintf(
			// translators: 1: name of an image or a marker, 2: where it is.
			__( '%1$s: %2$s', 'eidan' ),
			label,
			words( value )
		),
		'aria-roledescription': __( 'draggable', 'eidan' ),
		onPointerDown( event: PointerEvent< HTMLElement > ) {
			const { clientX: x, clientY: y, currentTarget, pointerId, button } = event;
			if ( button !== 0 ) {
				return;
			}
			// Otherwise the whole block would be dragged.
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
