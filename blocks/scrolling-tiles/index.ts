import { register } from '@eidan/editor';

// Rows and tiles are registered by the same script.
import '../scrolling-tiles-item';
import '../scrolling-tiles-row';
import type { ScrollingTilesAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sample } from './sample';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

register< ScrollingTilesAttributes >( metadata, {
	inserted: 'full',
	icon,
	example: {
		viewportWidth: 1200,
		innerBlocks: sample().map( ( [ attributes, tiles ] ) => ( {
			name: 'eidan/scrolling-tiles-row',
			attributes,
			innerBlocks: tiles.map( ( tile ) => ( { name: 'eidan/scrolling-tiles-item', attributes: tile } ) ),
		} ) ),
	},
	transforms,
	edit,
	save,
} );
