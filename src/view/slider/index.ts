/**
 * The module `@eidan/slider`: starts sliders on the page. The editor starts sliders itself and imports slider.ts.
 */
import { define } from '@eidan/runtime';
import { slider } from './slider';

export * from './slider';

define( 'slider', slider );
