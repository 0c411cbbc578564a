import { register, sampleImages } from '@eidan/editor';
import type { ImageGalleryAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

// Defined here and not in block.json, because the URLs of the sample images are only known at run time.
const example = {
	viewportWidth: 900,
	attributes: { columns: 3, ratio: '4/5', linkTo: 'none' },
	innerBlocks: sampleImages( 'none' ).map( ( attributes ) => ( { name: 'core/image', attributes } ) ),
};

register< ImageGalleryAttributes >( metadata, { edit, save, transforms, icon, example } );
