import { register } from '@eidan/editor';
import itemMetadata from '../item-showcase-item/block.json';
import itemEdit from '../item-showcase-item/edit';
import itemSave from '../item-showcase-item/save';
import type { ItemShowcaseItemAttributes } from '../item-showcase-item/attributes';
import type { ItemShowcaseAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon, itemIcon } from './icon';
import { sampleItems, sampleMedia } from './sample';
import save from './save';
import './editor.scss';
import './style.scss';

// Here and not in block.json, since the address of the picture is known here only.
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

register< ItemShowcaseItemAttributes >( itemMetadata, { edit: itemEdit as never, save: itemSave, icon: itemIcon } );
register< ItemShowcaseAttributes >( metadata, { edit, save, icon, example: example as never } );
