/**
 * The module `@eidan/slider`: starts sliders on the page. The editor, which starts them itself, takes slider.ts.
 */
import { define } from '@eidan/runtime';
import { slider } from './slider';

export * from './slider';

define( 'slider', slider );
