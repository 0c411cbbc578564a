import { register } from '@eidan/editor';
import type { VideoShowreelAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sample } from './sample';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

register< VideoShowreelAttributes >( metadata, {
	inserted: 'full',
	icon,
	example: { viewportWidth: 1200, attributes: sample() },
	transforms,
	edit,
	save,
} );
