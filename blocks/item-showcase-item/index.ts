import { register } from '@eidan/editor';
import type { ItemShowcaseItemAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';

register< ItemShowcaseItemAttributes >( metadata, { icon, edit, save } );
