import type { CSSProperties } from 'react';
import { type Place, gapStyle, positionOf } from '@eidan/editor';
import type { ItemShowcaseAttributes } from './attributes';

export type Attributes = ItemShowcaseAttributes & { style?: object };

/** Class names of the block, in the editor and as saved. */
export const classesOf = ( { marker }: ItemShowcaseAttributes ): string => `has-marker-${ marker }`;

/** Custom properties for style.scss in the editor. `Eidan\Blocks\ItemShowcase` prints those of the page. */
export function styleOf( { media, ratio, style }: Attributes, count: number ): CSSProperties {
	const properties: Record< string, string | number | undefined > = {
		'--rows': Math.max( 1, Math.ceil( count / 2 ) ),
		'--ratio': ratio === 'auto' ? undefined : ratio,
		'--focus': media.focalPoint && positionOf( media ),
		'--focus-narrow': media.narrow?.url ? positionOf( media.narrow ) : undefined,
		...gapStyle( style, { row: '--gap-row', column: '--gap' } ),
	};
	return properties;
}

/**
 * Where on the image the point of a new item is. Different for each item, so that points do not cover each other.
 *
 * @param index Index of the item, from 0.
 */
export const placeOfNew = ( index: number ): Place => ( {
	x: [ 30, 70, 50, 20, 80 ][ index % 5 ] ?? 50,
	y: 20 + ( ( index * 17 ) % 60 ),
} );
