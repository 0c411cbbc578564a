import { define } from '@eidan/runtime';
import { masonry } from './masonry';

define( 'masonry', masonry );
