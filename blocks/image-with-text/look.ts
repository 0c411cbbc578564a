import type { CSSProperties } from 'react';
import { positionOf, gapStyle } from '@eidan/editor';
import type { ImageWithTextAttributes } from './attributes';

export type Attributes = ImageWithTextAttributes & { style?: { spacing?: { blockGap?: unknown } } };

/** The opacity of the scrim in percent: the author's, or what was measured. */
export const opacityOf = ( { overlayOpacity, measuredOpacity }: ImageWithTextAttributes ): number =>
	overlayOpacity ?? measuredOpacity;

/** Names of the classes, as they are saved. */
export function classesOf( attributes: ImageWithTextAttributes ): string {
	const { layout, mediaPosition, verticalAlignment, narrowOrder, imageFill, overlay, appear, isLinked } = attributes;
	return [
		`is-${ layout }`,
		mediaPosition === 'right' && 'is-image-right',
		verticalAlignment !== 'center' && `is-vertically-aligned-${ verticalAlignment }`,
		narrowOrder === 'text' && layout !== 'over' && 'is-text-first',
		imageFill && layout !== 'over' && 'is-image-fill',
		layout === 'over' && overlay === 'light' && 'is-overlay-light',
		appear !== 'none' && `has-appear-${ appear }`,
		isLinked && 'is-linked',
	]
		.filter( Boolean )
		.join( ' ' );
}

const ratio = ( value: string ) => ( value === 'auto' ? undefined : value );

/** Custom properties of the style sheet in the canvas; `Eidan\Blocks\ImageWithText` prints those of the page. */
export function styleOf( attributes: Attributes ): CSSProperties {
	const { layout, media, mediaColumns, style } = attributes;
	const properties: Record< string, string | number | undefined > = {
		'--columns': mediaColumns,
		'--ratio': ratio( attributes.ratio ),
		'--ratio-narrow': attributes.narrowRatio || undefined,
		'--focus': media.focalPoint && positionOf( media ),
		'--focus-narrow': media.narrow?.url ? positionOf( media.narrow ) : undefined,
		'--scrim': layout === 'over' ? `${ opacityOf( attributes ) }%` : undefined,
		...gapStyle( style?.spacing?.blockGap, { row: '--gap-row', column: '--gap' } ),
	};
	return properties;
}

/**
 * The side of the screen that an image stands on.
 *
 * @param position Stored side: `left` is where lines begin.
 * @param isRtl    Whether they begin on the right.
 */
export const sideOf = ( position: 'left' | 'right', isRtl: boolean ): 'left' | 'right' =>
	( position === 'left' ) === isRtl ? 'right' : 'left';
