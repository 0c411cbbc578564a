import { define } from '@eidan/runtime';
import { pointerParallax } from './view/pointer';

interface Options {
	/** Each frame moves the images by 1/smoothness of the remaining way to the pointer. */
	smoothness?: number;
}

define< Options >( 'parallax-image-showcase', ( root, { smoothness }, { signal } ) =>
	pointerParallax( root, signal, Math.max( 1, Number( smoothness ) || 30 ) )
);
