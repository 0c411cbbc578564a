import { define } from '@eidan/runtime';
import { portfolioShowcase } from '../../src/view/portfolio-interactive-showcase/showcase';

define( 'portfolio-interactive-showcase', portfolioShowcase );
