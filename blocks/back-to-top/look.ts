import type { BackToTopAttributes } from './attributes';

/** Names of the classes, as `Eidan\Blocks\BackToTop` prints them. */
export const classesOf = ( { position, showLabel }: BackToTopAttributes ): string =>
	`is-position-${ position }${ showLabel ? ' has-label' : '' }`;
