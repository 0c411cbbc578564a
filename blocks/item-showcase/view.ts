import { define } from '@eidan/runtime';
import { itemShowcase } from '../../src/view/item-showcase/showcase';

define( 'item-showcase', itemShowcase );
