import type { CSSProperties } from 'react';
import { type Columns, gapStyle } from '@eidan/editor';
import type { InstagramFeedListAttributes } from './attributes';

export type Attributes = InstagramFeedListAttributes & { style?: object };

/** How captions are shown. A mosaic has no room for captions below its large images, so there they appear on hover. */
export const captionsOf = ( { layout, captions }: Attributes ) =>
	layout === 'mosaic' && captions === 'under' ? 'hover' : captions;

/** Class names of the block's element. `Eidan\Blocks\InstagramFeedList` prints the same ones. */
export const classesOf = ( attributes: Attributes ) => `eidan-shots has-captions-${ captionsOf( attributes ) }`;

/** Class names of the element around the images. `Eidan\Lists\Lists` prints the same ones. */
export const itemsClassesOf = ( { layout }: Attributes ) => `eidan-list__items is-${ layout }`;

/**
 * Custom properties of the element around the list. `Eidan\Lists\ListLayout` prints the same ones.
 *
 * @param attributes The block's attributes.
 * @param columns    Number of columns by screen width, defaults included.
 */
export const styleOf = ( { style }: Attributes, columns: Columns ) =>
	( {
		'--eidan-columns': columns.desktop,
		'--eidan-columns-tablet': columns.tablet,
		'--eidan-columns-phone': columns.phone,
		...gapStyle( style, { row: '--eidan-list-row-gap', column: '--eidan-gap' } ),
	} ) as CSSProperties;
