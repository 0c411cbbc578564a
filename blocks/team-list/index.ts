import { register } from '@eidan/editor';
import type { TeamListAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import './editor.scss';
import './style.scss';

register< TeamListAttributes >( metadata, { inserted: 'wide', edit, icon } );
