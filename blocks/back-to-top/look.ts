import type { BackToTopAttributes } from './attributes';

/** Class names of the block. `Eidan\Blocks\BackToTop` prints the same ones. */
export const classesOf = ( { position, showLabel }: BackToTopAttributes ): string =>
	`is-position-${ position }${ showLabel ? ' has-label' : '' }`;
