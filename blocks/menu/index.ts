import { register } from '@eidan/editor';
import type { MenuAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';
import { transforms } from './transforms';
import './style.scss';

register< MenuAttributes >( metadata, {
	icon,
	edit,
	save,
	transforms,
	example: { viewportWidth: 800, attributes: { menu: 'pages', depth: 1 } } as never,
} );
