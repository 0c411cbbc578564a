import { define } from '@eidan/runtime';
import { linkShowcase } from './view/showcase';

define( 'interactive-link-showcase', linkShowcase );
