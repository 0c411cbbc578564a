import { register } from '@eidan/editor';
import type { TestimonialsListAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import './editor.scss';
import './style.scss';

register< TestimonialsListAttributes >( metadata, { inserted: 'wide', edit, icon } );
