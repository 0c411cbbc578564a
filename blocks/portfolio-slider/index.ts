import { register } from '@eidan/editor';
import type { PortfolioSliderAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { transforms } from './transforms';
import './editor.scss';

register< PortfolioSliderAttributes >( metadata, { inserted: 'wide', edit, icon, transforms } );
