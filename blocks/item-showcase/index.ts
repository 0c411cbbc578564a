import { asExample, register } from '@eidan/editor';

// The item block is registered by the same script, because it is only used inside this block.
import '../item-showcase-item';
import type { ItemShowcaseAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sampleItems, sampleMedia } from './sample';
import save from './save';
import './editor.scss';
import './style.scss';

// Defined here and not in block.json, because the URL of the sample image is only known at run time.
const example = {
	attributes: { media: sampleMedia() },
	innerBlocks: sampleItems().map( asExample ),
	viewportWidth: 1200,
};

register< ItemShowcaseAttributes >( metadata, { inserted: 'wide', edit, save, icon, example } );
