import { register } from '@eidan/editor';
import type { IconAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

register< IconAttributes >( metadata, { edit, icon, transforms } );
