import { register } from '@eidan/editor';
import type { HeaderAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';
import { transforms } from './transforms';
import { variations } from './variations';
import './editor.scss';
import './style.scss';

register< HeaderAttributes >( metadata, {
	icon,
	edit,
	save,
	transforms,
	variations,
	example: { viewportWidth: 600, ...variations[ 0 ]?.example },
} );
