import { define } from '@eidan/runtime';
import { cardTilt } from './card-tilt';

define( 'card-tilt', cardTilt );
