import { register, sampleImages } from '@eidan/editor';
import type { SwappingImageGalleryAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

// Defined here and not in block.json, because the URLs of the sample images are only known at run time.
const example = {
	attributes: { ratio: '3/2', linkTo: 'none' },
	innerBlocks: sampleImages( 'none' ).map( ( attributes ) => ( { name: 'core/image', attributes } ) ),
};

register< SwappingImageGalleryAttributes >( metadata, {
	inserted: 'wide',
	edit,
	save,
	transforms,
	icon,
	example,
} );
