/**
 * The module `@eidan/running`: endless rows, on every element with `data-eidan-running`. Eidan\Support\RunningRow
 * prints them.
 */
import { define } from '@eidan/runtime';
import { running } from './running';

define( 'running', running );
