import { classNames } from '@eidan/editor';
import type { BackToTopAttributes } from './attributes';

/** Class names of the block. `Eidan\Blocks\BackToTop` prints the same ones. */
export const classesOf = ( { position, showLabel }: BackToTopAttributes ): string =>
	classNames( `is-position-${ position }`, showLabel && 'has-label' );
