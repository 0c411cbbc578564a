import { define } from '@eidan/runtime';
import { backToTop } from '../../src/view/back-to-top/back-to-top';

define( 'back-to-top', backToTop );
