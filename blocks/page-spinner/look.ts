import type { CSSProperties } from 'react';
import type { PageSpinnerAttributes } from './attributes';

/** Custom properties of the style sheet; `Eidan\Blocks\PageSpinner` prints those of the page. */
export const styleOf = ( { images, size }: PageSpinnerAttributes ): CSSProperties =>
	( { '--count': images.length, '--size': `${ size }px` } ) as CSSProperties;
