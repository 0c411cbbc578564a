import { register } from '@eidan/editor';
import type { MenuAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { transforms } from './transforms';
import './style.scss';

register< MenuAttributes >( metadata, {
	icon,
	edit,
	transforms,
	example: { viewportWidth: 800, attributes: { menu: 'pages', depth: 1 } } as never,
} );
