import { register } from '@eidan/editor';

// In one script with its item, which is not used without it.
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
	} as never,
} );
