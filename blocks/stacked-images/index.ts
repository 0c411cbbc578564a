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

// Here and not in block.json, since the addresses of the images are known here only.
const example = {
	innerBlocks: sampleItems( 'cascade' ).map( ( attributes ) => ( {
		name: 'eidan/stacked-images-item',
		attributes,
	} ) ),
};

register< StackedImagesAttributes >( metadata, { edit, save, transforms, icon, example: example as never } );
