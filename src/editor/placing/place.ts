import { clamp } from '../controls/range-of';

/** A place in an area: `x` in percent of its width from the left, `y` in percent of its height from the top. */
export interface Place {
	x: number;
	y: number;
}

/** Limits of `x` or `y` in percent. */
export interface Limits {
	min: number;
	max: number;
}

/** Different limits for `x` and `y`. */
export interface AreaLimits {
	x: Limits;
	y: Limits;
}

/** Limits that keep a place inside the area. */
export const INSIDE: Limits = { min: 0, max: 100 };

/** Steps of the arrow keys in percent, without and with Shift. */
const STEP = 1;
const LARGE_STEP = 10;

const DIRECTIONS: Record< string, Place > = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};

/** Returns the limits of one axis. */
export const limitsAlong = ( limits: Limits | AreaLimits, axis: keyof Place ): Limits =>
	'x' in limits ? limits[ axis ] : limits;

/** Rounds to a tenth of a percent, which is less than a pixel on a phone. */
export const rounded = ( value: number ) => Math.round( value * 10 ) / 10;

const within = ( { x, y }: Place, limits: Limits | AreaLimits ): Place => ( {
	x: rounded( clamp( x, limitsAlong( limits, 'x' ) ) ),
	y: rounded( clamp( y, limitsAlong( limits, 'y' ) ) ),
} );

/**
 * Returns the place after a key was pressed.
 *
 * @param place  Place before.
 * @param key    Name of the key, such as `ArrowLeft`.
 * @param large  Whether Shift is pressed: moves by 10 percent instead of 1.
 * @param limits Limits of the new place.
 * @return The new place; null if the key is not an arrow key.
 */
export function byKey( place: Place, key: string, large: boolean, limits: Limits | AreaLimits = INSIDE ): Place | null {
	const direction = DIRECTIONS[ key ];
	const step = large ? LARGE_STEP : STEP;
	return direction ? within( { x: place.x + step * direction.x, y: place.y + step * direction.y }, limits ) : null;
}

/**
 * Returns the place after a drag.
 *
 * @param place  Place at the start of the drag.
 * @param by     Distance that the pointer moved, in pixels.
 * @param area   Size of the area in pixels.
 * @param limits Limits of the new place.
 * @return The new place; the same place if the area has no size.
 */
export const byDrag = (
	place: Place,
	by: Place,
	area: { width: number; height: number },
	limits: Limits | AreaLimits = INSIDE
): Place =>
	area.width > 0 && area.height > 0
		? within( { x: place.x + ( 100 * by.x ) / area.width, y: place.y + ( 100 * by.y ) / area.height }, limits )
		: place;
