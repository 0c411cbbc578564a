import { define } from '@eidan/runtime';
import { linkShowcase } from '../../src/view/interactive-link-showcase/showcase';

define( 'interactive-link-showcase', linkShowcase );
