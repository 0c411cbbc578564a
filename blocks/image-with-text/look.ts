import type { CSSProperties } from 'react';
import { classNames, gradientProps, positionOf, gapStyle } from '@eidan/editor';
import type { ImageWithTextAttributes } from './attributes';

export type Attributes = ImageWithTextAttributes & { style?: object };

/** Opacity of the overlay in percent: the author's choice, otherwise the measured value. */
export const opacityOf = ( { overlayOpacity, measuredOpacity }: ImageWithTextAttributes ): number =>
	overlayOpacity ?? measuredOpacity;

/** Class names of the block, in the editor and as saved. */
export function classesOf( attributes: ImageWithTextAttributes ): string {
	const { layout, mediaPosition, verticalAlignment, narrowOrder, imageFill, overlay, appear, isLinked } = attributes;
	return classNames(
		`is-${ layout }`,
		mediaPosition === 'right' && 'is-image-right',
		verticalAlignment !== 'center' && `is-vertically-aligned-${ verticalAlignment }`,
		narrowOrder === 'text' && layout !== 'over' && 'is-text-first',
		imageFill && layout !== 'over' && 'is-image-fill',
		layout === 'over' && overlay === 'light' && 'is-overlay-light',
		appear !== 'none' && `has-appear-${ appear }`,
		isLinked && 'is-linked'
	);
}

const ratio = ( value: string ) => ( value === 'auto' ? undefined : value );

/** Heights of an image behind text that are a part of the screen. `Eidan\Blocks\ImageWithText` has the same. */
const HEIGHTS = { large: '80svh', screen: '100svh' } as const;

/** How high an image is: by its ratios, or a part of the screen. */
function heightOf( { layout, height, ratio: wide, narrowRatio }: Attributes ) {
	return layout === 'over' && height !== 'ratio'
		? { '--ratio': 'auto', '--high': HEIGHTS[ height ] }
		: { '--ratio': ratio( wide ), '--ratio-narrow': narrowRatio || undefined };
}

/** Custom properties for style.scss in the editor. `Eidan\Blocks\ImageWithText` prints those of the page. */
export function styleOf( attributes: Attributes ): CSSProperties {
	const { layout, media, mediaColumns, style } = attributes;
	const properties: Record< string, string | number | undefined > = {
		'--columns': mediaColumns,
		...heightOf( attributes ),
		'--focus': media.focalPoint && positionOf( media ),
		'--focus-narrow': media.narrow?.url ? positionOf( media.narrow ) : undefined,
		'--scrim': layout === 'over' ? `${ opacityOf( attributes ) }%` : undefined,
		...( layout === 'over' ? gradientProps( attributes.overlayGradient ).style : {} ),
		...gapStyle( style, { row: '--gap-row', column: '--gap' } ),
	};
	return properties;
}

/**
 * Which side of the screen the image is on.
 *
 * @param position Stored position. `left` means the start edge: the right side in right-to-left languages.
 * @param isRtl    Whether the language is written from right to left.
 */
export const sideOf = ( position: 'left' | 'right', isRtl: boolean ): 'left' | 'right' =>
	( position === 'left' ) === isRtl ? 'right' : 'left';
