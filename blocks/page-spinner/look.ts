import type { CSSProperties } from 'react';
import type { PageSpinnerAttributes } from './attributes';

/** Names of the classes, as `Eidan\Blocks\PageSpinner` prints them. */
export const classesOf = ( { type }: PageSpinnerAttributes ): string => `is-type-${ type }`;

/** Custom properties of the style sheet; `Eidan\Blocks\PageSpinner` prints those of the page. */
export const styleOf = ( { images, size }: PageSpinnerAttributes ): CSSProperties =>
	( { '--count': images.length, '--size': `${ size }px` } ) as CSSProperties;
