import { register } from '@eidan/editor';
import type { %Pascal%Attributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';
import './editor.scss';
import './style.scss';

register< %Pascal%Attributes >( metadata, { edit, save, icon } );
