import { define } from '@eidan/runtime';
import { pointerParallax } from '../../src/view/parallax/pointer';

interface Options {
	/** A frame goes so small a part of the way to the pointer. */
	smoothness?: number;
}

define< Options >( 'parallax-image-showcase', ( root, { smoothness }, { signal } ) =>
	pointerParallax( root, signal, Math.max( 1, Number( smoothness ) || 30 ) )
);
