import { define } from '@eidan/runtime';
import { swappingGallery } from './view/gallery';

define( 'swapping-image-gallery', swappingGallery );
