import { define } from '@eidan/runtime';
import { skin } from './skin';

define( 'skin', skin );
