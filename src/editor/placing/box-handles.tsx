import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { PointerEvent } from 'react';
import { fit, MIN_WIDTH, resized, MAX_ROTATION, turned, type Box } from './box';
import { byKey, type Place } from './place';
import { useIsolatedInput } from './use-isolated-input';

interface Props {
	/** Name of the image, for instance “Image 2”. */
	label: string;
	value: Box;
	onChange: ( box: Box ) => void;
	/** Width divided by height of the image. */
	ratio: number;
	/** Returns the width of the area in pixels. Gets the handle. */
	areaOf: ( element: HTMLElement ) => { width: number };
	/** Whether the image can be rotated. */
	rotates?: boolean;
	/** The corner that has the handle for the width. */
	corner?: 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left';
}

interface HandleProps {
	className: string;
	label: string;
	value: number;
	min: number;
	max: number;
	/** The value as screen readers announce it. */
	text: string;
	/** Called when an arrow key changes the value by 1 or 10. */
	onStep: ( by: number ) => void;
	/**
	 * Called while the handle is dragged. Gets the distance from the start, the position of the pointer and the handle.
	 */
	onDrag: ( by: Place, pointer: Place, element: HTMLElement ) => void;
	onStart: () => void;
}

/** A handle with the role `slider`. It can be dragged in any direction. Arrow keys change it by 1, with Shift by 10. */
function Handle( { className, label, value, min, max, text, onStep, onDrag, onStart }: HandleProps ) {
	const from = useRef< Place >();
	const stop = () => {
		from.current = undefined;
	};
	const ref = useIsolatedInput< HTMLSpanElement >( ( { key, shiftKey } ) => {
		const moved = byKey( { x: 0, y: 0 }, key, shiftKey, { min: -max, max } );
		if ( moved ) {
			onStep( moved.x - moved.y );
		}
		return !! moved;
	} );
	return (
		<span
			ref={ ref }
			role="slider"
			tabIndex={ 0 }
			className={ `eidan-place ${ className }` }
			aria-label={ label }
			aria-valuenow={ value }
			aria-valuemin={ min }
			aria-valuemax={ max }
			aria-valuetext={ text }
			onPointerDown={ ( event: PointerEvent< HTMLElement > ) => {
				if ( event.button === 0 ) {
					event.preventDefault();
					event.stopPropagation();
					event.currentTarget.focus();
					event.currentTarget.setPointerCapture?.( event.pointerId );
					from.current = { x: event.clientX, y: event.clientY };
					onStart();
				}
			} }
			onPointerMove={ ( { clientX: x, clientY: y, currentTarget }: PointerEvent< HTMLElement > ) => {
				if ( from.current ) {
					onDrag( { x: x - from.current.x, y: y - from.current.y }, { x, y }, currentTarget );
				}
			} }
			onPointerUp={ stop }
			onPointerCancel={ stop }
		/>
	);
}

/** Handles of an image: the one at a corner changes the width, and the one below the middle rotates the image. */
export function BoxHandles( {
	label,
	value,
	onChange,
	ratio,
	areaOf,
	rotates = false,
	corner = 'bottom-right',
}: Props ) {
	const start = useRef( value );
	const onStart = () => {
		start.current = value;
	};
	const [ vertical, horizontal ] = corner.split( '-' );
	const out = { x: horizontal === 'left' ? -1 : 1, y: vertical === 'top' ? -1 : 1 };
	return (
		<>
			<Handle
				className={ `eidan-place--corner is-${ corner }` }
				/* translators: %s: what is resized, such as Image 2. */
				label={ sprintf( __( 'Width of %s', 'eidan' ), label ) }
				value={ value.width }
				min={ MIN_WIDTH }
				max={ 100 }
				text={ `${ value.width } %` }
				onStart={ onStart }
				onStep={ ( by ) => onChange( fit( { ...value, width: value.width + by }, ratio ) ) }
				onDrag={ ( by, _pointer, element ) =>
					onChange(
						resized( start.current, { x: by.x * out.x, y: by.y * out.y }, areaOf( element ).width, ratio )
					)
				}
			/>
			{ rotates && (
				<Handle
					className="eidan-place--turn"
					/* translators: %s: what is rotated, such as Image 2. */
					label={ sprintf( __( 'Rotation of %s', 'eidan' ), label ) }
					value={ value.rotation }
					min={ -MAX_ROTATION }
					max={ MAX_ROTATION }
					text={ `${ value.rotation }°` }
					onStart={ onStart }
					onStep={ ( by ) => onChange( fit( { ...value, rotation: value.rotation + by }, ratio ) ) }
					onDrag={ ( _by, pointer, element ) => {
						const { left, top, width, height } = (
							element.parentElement ?? element
						).getBoundingClientRect();
						onChange(
							fit(
								{
									...start.current,
									rotation: turned( { x: left + width / 2, y: top + height / 2 }, pointer ),
								},
								ratio
							)
						);
					} }
				/>
			) }
		</>
	);
}
