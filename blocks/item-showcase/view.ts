import { define } from '@eidan/runtime';
import { itemShowcase } from './view/showcase';

define( 'item-showcase', itemShowcase );
