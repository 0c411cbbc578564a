/**
 * Features that only some sliders need. Eidan\Slider\Slider loads this module for them.
 */
import { define } from '@eidan/runtime';
import { more } from './more';

define( 'slider-more', more );
