/**
 * Starts the slider of a gallery. A module of its own, since a gallery in
 * another layout must not load the slider.
 */
import { define } from '@eidan/runtime';
import { slider } from '@eidan/slider';

define( 'slider', slider );
