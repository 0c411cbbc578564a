/**
 * What only some sliders need; Eidan\Slider\Slider loads it for them.
 */
import { define } from '@eidan/runtime';
import { more } from './more';

define( 'slider-more', more );
