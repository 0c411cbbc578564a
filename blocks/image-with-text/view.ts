import { define } from '@eidan/runtime';
import { appear } from '../../src/view/appear/appear';

/* Image and words appear once, together; how is the style's matter. */
define( 'image-with-text', ( root, _, { signal } ) =>
	appear( root.children as HTMLCollectionOf< HTMLElement >, 0, signal )
);
