import { define } from '@eidan/runtime';
import { cardHover } from './card-hover';

define( 'card-hover', cardHover );
