import { register } from '@eidan/editor';
import { __ } from '@wordpress/i18n';
import type { OpenerAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';
import './editor.scss';
import './style.scss';

register< OpenerAttributes >( metadata, {
	icon,
	edit,
	save,
	example: {
		viewportWidth: 300,
		attributes: { panel: 'menu', display: 'both', text: __( 'Menu', 'eidan' ) },
	},
} );
