import type { CSSProperties } from 'react';
import { type Place, gapStyle, positionOf } from '@eidan/editor';
import type { ItemShowcaseAttributes } from './attributes';

export type Attributes = ItemShowcaseAttributes & { style?: { spacing?: { blockGap?: unknown } } };

/** Names of the classes, as they are saved. */
export const classesOf = ( { marker }: ItemShowcaseAttributes ): string => `has-marker-${ marker }`;

/** Custom properties of the style sheet in the canvas; `Eidan\Blocks\ItemShowcase` prints those of the page. */
export function styleOf( { media, ratio, style }: Attributes, count: number ): CSSProperties {
	const properties: Record< string, string | number | undefined > = {
		'--rows': Math.max( 1, Math.ceil( count / 2 ) ),
		'--ratio': ratio === 'auto' ? undefined : ratio,
		'--focus': media.focalPoint && positionOf( media ),
		'--focus-narrow': media.narrow?.url ? positionOf( media.narrow ) : undefined,
		...gapStyle( style?.spacing?.blockGap, { row: '--gap-row', column: '--gap' } ),
	};
	return properties;
}

/**
 * Where a statement stands on wide screens: the first half before the picture, the others after it.
 *
 * @param index Its number, from 0.
 * @param count How many there are.
 */
export function sideOf( index: number, count: number ): { isEnd: boolean; row: number } {
	const half = Math.ceil( count / 2 );
	return { isEnd: index >= half, row: ( index % half || 0 ) + 1 };
}

/**
 * Where on the picture the point of a new statement is: none lies on another.
 *
 * @param index Number of the statement, from 0.
 */
export const placeOfNew = ( index: number ): Place => ( {
	x: [ 30, 70, 50, 20, 80 ][ index % 5 ] ?? 50,
	y: 20 + ( ( index * 17 ) % 60 ),
} );

/** The point of a statement, in the middle of the picture where none is stored. */
export const placeOf = ( { place }: { place: { x?: number | undefined; y?: number | undefined } } ): Place => ( {
	x: place.x ?? 50,
	y: place.y ?? 50,
} );
