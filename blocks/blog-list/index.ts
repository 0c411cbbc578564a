import { register } from '@eidan/editor';
import metadata from './block.json';
import edit from './edit';
import './editor.scss';

register( metadata, { edit } );
