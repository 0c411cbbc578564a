import { define } from '@eidan/runtime';
import { backToTop } from './view/back-to-top';

define( 'back-to-top', backToTop );
