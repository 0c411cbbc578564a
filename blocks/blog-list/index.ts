import { register } from '@eidan/editor';
import metadata from './block.json';
import edit from './edit';
import { icons } from './icon';
import { transforms } from './transforms';
import { variations } from './variations';
import './editor.scss';

register( metadata, { edit, icon: icons.grid, transforms, variations } );
