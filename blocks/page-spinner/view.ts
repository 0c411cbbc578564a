import { define } from '@eidan/runtime';
import { pageSpinner } from '../../src/view/page-spinner/spinner';

define( 'page-spinner', pageSpinner );
