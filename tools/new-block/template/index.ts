import { register } from '@eidan/editor';
import metadata from './block.json';
import edit from './edit';
import save from './save';
import './editor.scss';
import './style.scss';

register( metadata, { edit, save } );
