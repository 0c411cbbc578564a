import type { Place } from '@eidan/editor';

/**
 * Where a statement stands on wide screens: the first half before the image, the others after it.
 *
 * @param index Its number, from 0.
 * @param count How many there are.
 */
export function sideOf( index: number, count: number ): { isEnd: boolean; row: number } {
	const half = Math.ceil( count / 2 );
	return { isEnd: index >= half, row: ( index % half || 0 ) + 1 };
}

/** The point of a statement, in the middle of the image where none is stored. */
export const placeOf = ( { place }: { place: { x?: number | undefined; y?: number | undefined } } ): Place => ( {
	x: place.x ?? 50,
	y: place.y ?? 50,
} );
