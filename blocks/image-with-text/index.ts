import { asExample, register } from '@eidan/editor';
import type { ImageWithTextAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sampleMedia, sampleText } from './sample';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

// Defined here and not in block.json, because the URL of the sample image is only known at run time.
const example = {
	viewportWidth: 900,
	attributes: { media: sampleMedia(), ratio: '4/5', mediaColumns: 5 },
	innerBlocks: sampleText().map( asExample ),
};

register< ImageWithTextAttributes >( metadata, { edit, save, transforms, icon, example } );
