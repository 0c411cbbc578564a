import { define } from '@eidan/runtime';
import { appear } from '../../src/view/appear/appear';

/* Starts the entrance animation of image and text once, at the same time. The style sheet defines the animation. */
define( 'image-with-text', ( root, _, { signal } ) =>
	appear( root.children as HTMLCollectionOf< HTMLElement >, 0, signal )
);
