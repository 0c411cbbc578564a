import { define } from '@eidan/runtime';
import { slider } from '@eidan/slider';

define( 'slider', slider );
