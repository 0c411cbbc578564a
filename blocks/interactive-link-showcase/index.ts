import { register } from '@eidan/editor';

// The item block is registered by the same script, because it is only used inside this block.
import '../interactive-link-showcase-item';
import type { InteractiveLinkShowcaseAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sample } from './sample';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

register< InteractiveLinkShowcaseAttributes >( metadata, {
	icon,
	edit,
	save,
	transforms,
	example: {
		viewportWidth: 1000,
		innerBlocks: sample().map( ( { name, attributes } ) => ( { name, attributes } ) ),
	},
} );
