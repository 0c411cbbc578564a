import { __ } from '@wordpress/i18n';
import { register } from '@eidan/editor';
import type { EnquiryFormAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import './editor.scss';
import './style.scss';

register< EnquiryFormAttributes >( metadata, {
	icon,
	edit,
	example: {
		viewportWidth: 700,
		attributes: {
			choice: true,
			choices: [ __( 'A new project', 'eidan' ), __( 'Something else', 'eidan' ) ],
		},
	},
} );
