import { register } from '@eidan/editor';
import type { PortfolioListAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { transforms } from './transforms';
import { variations } from './variations';
import './editor.scss';

register< PortfolioListAttributes >( metadata, {
	inserted: 'wide',
	edit,
	icon,
	transforms,
	variations,
} );
