import { define } from '@eidan/runtime';
import { appear } from '../../src/view/appear/appear';

interface Options {
	/** Delay in milliseconds between the animations of one image and the next. */
	appear?: number;
}

define< Options >( 'stacked-images', ( root, { appear: delay }, { signal } ) =>
	appear(
		root.querySelectorAll< HTMLElement >( '.wp-block-eidan-stacked-images-item' ),
		Number( delay ) || 0,
		signal
	)
);
