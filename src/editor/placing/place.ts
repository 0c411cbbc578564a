/** A place in an area, in percent of its width from the left and of its height from the top. */
export interface Place {
	x: number;
	y: number;
}

/** How far places may go. */
export interface Limits {
	min: number;
	max: number;
}

/** Limits of their own for both directions. */
export interface AreaLimits {
	x: Limits;
	y: Limits;
}

/** Inside the area. */
export const INSIDE: Limits = { min: 0, max: 100 };

/** Steps of the arrow keys, in percent. */
const STEP = 1;
const LARGE_STEP = 10;

const DIRECTIONS: Record< string, Place > = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};

export const clamp = ( value: number, { min, max }: Limits ) => Math.min( max, Math.max( min, value ) );

/** The limits of one direction. */
export const limitsAlong = ( limits: Limits | AreaLimits, axis: keyof Place ): Limits =>
	'x' in limits ? limits[ axis ] : limits;

/** A tenth of a percent is finer than a pixel of a phone. */
export const rounded = ( value: number ) => Math.round( value * 10 ) / 10;

const within = ( { x, y }: Place, limits: Limits | AreaLimits ): Place => ( {
	x: rounded( clamp( x, limitsAlong( limits, 'x' ) ) ),
	y: rounded( clamp( y, limitsAlong( limits, 'y' ) ) ),
} );

/**
 * The place after a key.
 *
 * @param place  Place.
 * @param key    Name of the key.
 * @param large  Whether Shift is held: ten percent in place of one.
 * @param limits How far it may go.
 * @return Null for a key that moves nothing.
 */
export function byKey( place: Place, key: string, large: boolean, limits: Limits | AreaLimits = INSIDE ): Place | null {
	const direction = DIRECTIONS[ key ];
	const step = large ? LARGE_STEP : STEP;
	return direction ? within( { x: place.x + step * direction.x, y: place.y + step * direction.y }, limits ) : null;
}

/**
 * The place after a drag.
 *
 * @param place  Place at its start.
 * @param by     Pixels that the pointer went.
 * @param area   Size of the area in pixels.
 * @param limits How far it may go.
 * @return The same place in an area without a size.
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
