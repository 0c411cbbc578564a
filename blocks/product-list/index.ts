import { register } from '@eidan/editor';
import type { ProductListAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { variations } from './variations';
import './editor.scss';
import './style.scss';

register< ProductListAttributes >( metadata, { edit, icon, variations } );
