import { register } from '@eidan/editor';
import type { PanelAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sample } from './sample';
import save from './save';
import { variations } from './variations';
import './editor.scss';
import './style.scss';

register< PanelAttributes >( metadata, {
	icon,
	edit,
	save,
	variations,
	example: { viewportWidth: 600, innerBlocks: sample( 'side' ) },
} );
