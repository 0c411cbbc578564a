import { registerBlockType } from '@wordpress/blocks';
import type { PortfolioDetailsAttributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { icon } from './icon';
import './style.scss';
import './editor.scss';

registerBlockType< PortfolioDetailsAttributes >( metadata as never, { icon, edit: Edit, save: () => null } as never );
