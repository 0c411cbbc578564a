import { register } from '@eidan/editor';
import type { TextMarqueeAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sample } from './sample';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

register< TextMarqueeAttributes >( metadata, {
	icon,
	example: {
		viewportWidth: 1200,
		innerBlocks: sample().map( ( [ name, attributes ] ) => ( { name, attributes } ) ),
	},
	// From edge to edge.
	inserted: 'full',
	transforms,
	edit,
	save,
} );
