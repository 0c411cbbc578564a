import type { CSSProperties } from 'react';
import type { ImageGalleryAttributes } from './attributes';
import { gapStyle } from '@eidan/editor';

export type GalleryAttributes = ImageGalleryAttributes & { style?: object };

/**
 * Class names and custom properties of the element around the images. `Eidan\Blocks\ImageGallery::add_layout()` prints
 * the same ones.
 */
export function lookOf( attributes: GalleryAttributes ): { className: string; style: CSSProperties } {
	const { layout, columns, columnsTablet, columnsMobile, ratio, rowHeight, lastRow, captions, style } = attributes;

	return {
		className: `eidan-gallery is-${ layout } has-captions-${ captions }`,
		style: {
			'--wide': columns,
			'--medium': columnsTablet,
			'--narrow': columnsMobile,
			'--row': `${ rowHeight }px`,
			'--rest': `${ 100 - 100 * lastRow }%`,
			...( ratio === 'auto' || layout === 'rows' ? {} : { '--crop': ratio } ),
			...gapStyle( style, { row: '--gap-row', column: '--gap' } ),
		} as CSSProperties,
	};
}
