/**
 * The module `@eidan/running`: a row that runs past without an end, on every element with `data-eidan-running`, which
 * Eidan\Support\RunningRow prints.
 */
import { define } from '@eidan/runtime';
import { running } from './running';

define( 'running', running );
