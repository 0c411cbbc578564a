/**
 * Sliders that fade between slides without Swiper. Eidan\Slider\Slider loads this module for them.
 */
import { define } from '@eidan/runtime';
import { slider } from '@eidan/slider';
import { fade } from './fade';

define( 'slider-fade', ( root, options, { signal } ) =>
	slider( root, options as Record< string, unknown >, { signal, engine: fade } )
);
