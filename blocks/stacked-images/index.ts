import { register } from '@eidan/editor';
import '../stacked-images-item';
import type { StackedImagesAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sampleItems } from './sample';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

// Defined here and not in block.json, because the URLs of the sample images are only known at run time.
const example = {
	innerBlocks: sampleItems( 'cascade' ).map( ( attributes ) => ( {
		name: 'eidan/stacked-images-item',
		attributes,
	} ) ),
};

register< StackedImagesAttributes >( metadata, { edit, save, transforms, icon, example } );
