import type { CSSProperties } from 'react';
import type { PageSpinnerAttributes } from './attributes';

/** Class names of the block. `Eidan\Blocks\PageSpinner` prints the same ones. */
export const classesOf = ( { type }: PageSpinnerAttributes ): string => `is-type-${ type }`;

/** Custom properties for style.scss in the editor. `Eidan\Blocks\PageSpinner` prints those of the page. */
export const styleOf = ( { images, size }: PageSpinnerAttributes ): CSSProperties =>
	( { '--count': images.length, '--size': `${ size }px` } ) as CSSProperties;
