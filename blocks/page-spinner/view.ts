import { define } from '@eidan/runtime';
import { pageSpinner } from './view/spinner';

define( 'page-spinner', pageSpinner );
