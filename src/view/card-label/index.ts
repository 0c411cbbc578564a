import { define } from '@eidan/runtime';
import { cardLabel } from './card-label';

define( 'card-label', cardLabel );
