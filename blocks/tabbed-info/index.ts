import { asExample, register } from '@eidan/editor';

// The item block is registered by the same script, because both share a React context.
import '../tabbed-info-item';
import type { TabbedInfoAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sample } from './sample';
import save from './save';
import { transforms } from './transforms';
import { variations } from './variations';
import './editor.scss';
import './style.scss';

register< TabbedInfoAttributes >( metadata, {
	icon,
	example: { viewportWidth: 640, innerBlocks: sample().map( asExample ) },
	variations,
	transforms,
	edit,
	save,
} );
