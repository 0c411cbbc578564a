/**
 * The module `@eidan/parallax`: layers that move against the page while it scrolls, on every element with
 * `data-eidan-parallax`.
 */
import { define } from '@eidan/runtime';
import { scrollParallax } from './scroll';

define( 'parallax', ( root, _options, { signal } ) => scrollParallax( root, signal ) );
