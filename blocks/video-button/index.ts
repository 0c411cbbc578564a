import { register } from '@eidan/editor';
import type { VideoButtonAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sample } from './sample';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

register< VideoButtonAttributes >( metadata, {
	icon,
	example: { viewportWidth: 800, attributes: sample() },
	transforms,
	edit,
	save,
} );
