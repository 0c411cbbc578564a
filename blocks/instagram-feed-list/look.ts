import type { CSSProperties } from 'react';
import { type Columns, gapStyle } from '@eidan/editor';
import type { InstagramFeedListAttributes } from './attributes';

export type Attributes = InstagramFeedListAttributes & { style?: { spacing?: { blockGap?: unknown } } };

/** Captions as they are shown: the large images of a mosaic have no room below them. */
export const captionsOf = ( { layout, captions }: Attributes ) =>
	layout === 'mosaic' && captions === 'under' ? 'hover' : captions;

/** Classes of the block's element; the same as in `Eidan\Blocks\InstagramFeedList`. */
export const classesOf = ( attributes: Attributes ) => `eidan-shots has-captions-${ captionsOf( attributes ) }`;

/** Classes of the element around the images; the same as in `Eidan\Lists\Lists`. */
export const itemsClassesOf = ( { layout }: Attributes ) => `eidan-list__items is-${ layout }`;

/**
 * Numbers of the element around the list, as `Eidan\Lists\ListLayout` prints them.
 *
 * @param attributes The block's attributes.
 * @param columns    Columns by width, the defaults included.
 */
export const styleOf = ( { style }: Attributes, columns: Columns ) =>
	( {
		'--eidan-columns': columns.desktop,
		'--eidan-columns-tablet': columns.tablet,
		'--eidan-columns-phone': columns.phone,
		...gapStyle( style?.spacing?.blockGap, { row: '--eidan-list-row-gap', column: '--eidan-gap' } ),
	} ) as CSSProperties;
