import { defaultsOf, type Place } from '@eidan/editor';
import metadata from './block.json';

const MIDDLE = defaultsOf( metadata.attributes.place.properties );

/**
 * Where an item stands on wide screens: the first half of the items before the image, the others after it.
 *
 * @param index Index of the item, from 0.
 * @param count Number of items in the block.
 */
export function sideOf( index: number, count: number ): { isEnd: boolean; row: number } {
	const half = Math.ceil( count / 2 );
	return { isEnd: index >= half, row: ( index % half || 0 ) + 1 };
}

/** Position of an item's point on the image, in percent. The middle of the image by default. */
export const placeOf = ( { place }: { place: { x?: number | undefined; y?: number | undefined } } ): Place => ( {
	x: place.x ?? MIDDLE.x,
	y: place.y ?? MIDDLE.y,
} );
