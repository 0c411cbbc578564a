import { define } from '@eidan/runtime';
import { portfolioShowcase } from './view/showcase';

define( 'portfolio-interactive-showcase', portfolioShowcase );
