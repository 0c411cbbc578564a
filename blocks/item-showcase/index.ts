import { register } from '@eidan/editor';

// In one script with its items, which are not used without it.
import '../item-showcase-item';
import type { ItemShowcaseAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sampleItems, sampleMedia } from './sample';
import save from './save';
import './editor.scss';
import './style.scss';

// Here and not in block.json, since the address of the image is known here only.
const example = {
	attributes: { media: sampleMedia() },
	innerBlocks: sampleItems().map( ( [ name, attributes, inner ] ) => ( {
		name,
		attributes,
		innerBlocks: inner.map( ( [ innerName, innerAttributes ] ) => ( {
			name: innerName,
			attributes: innerAttributes,
		} ) ),
	} ) ),
	viewportWidth: 1200,
};

register< ItemShowcaseAttributes >( metadata, { edit, save, icon, example: example as never } );
