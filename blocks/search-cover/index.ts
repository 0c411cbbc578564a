import { __ } from '@wordpress/i18n';
import { register } from '@eidan/editor';
import type { SearchCoverAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';
import './editor.scss';
import './style.scss';

const paragraph = ( content: string, fontSize?: string ) => ( {
	name: 'core/paragraph',
	attributes: { content, fontSize },
} );

/** The open cover, with searches that an author suggests. */
const example = {
	viewportWidth: 460,
	attributes: {
		anchor: 'search',
		placeholder: __( 'Search', 'eidan' ),
		style: {
			color: { background: '#111', text: '#fff' },
			spacing: { padding: { top: '2rem', right: '2rem', bottom: '2rem', left: '2rem' } },
		},
	},
	innerBlocks: [
		paragraph( __( 'Popular searches', 'eidan' ), 'small' ),
		paragraph( [ __( 'Work', 'eidan' ), __( 'Services', 'eidan' ), __( 'Journal', 'eidan' ) ].join( ' · ' ) ),
	],
};

register< SearchCoverAttributes >( metadata, { icon, edit, save, example } );
