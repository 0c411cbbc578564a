import { define } from '@eidan/runtime';
import { swappingGallery } from '../../src/view/swapping-image-gallery/gallery';

define( 'swapping-image-gallery', swappingGallery );
