import { __ } from '@wordpress/i18n';
import { register } from '@eidan/editor';
import type { MenuAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';
import { transforms } from './transforms';
import './style.scss';

const link = ( label: string, innerBlocks: object[] = [] ) => ( {
	name: innerBlocks.length ? 'core/navigation-submenu' : 'core/navigation-link',
	attributes: { label, url: '#' },
	innerBlocks,
} );

/** A bar with one drop-down open, see use-open-submenu.ts. */
const example = {
	viewportWidth: 460,
	attributes: { menu: 'inside', style: { spacing: { padding: { bottom: '13rem' } } } },
	innerBlocks: [
		{
			name: 'core/navigation',
			innerBlocks: [
				link( __( 'Work', 'eidan' ), [
					link( __( 'Identity', 'eidan' ) ),
					link( __( 'Editorial', 'eidan' ) ),
					link( __( 'Websites', 'eidan' ) ),
				] ),
				link( __( 'Services', 'eidan' ) ),
				link( __( 'Journal', 'eidan' ) ),
				link( __( 'Contact', 'eidan' ) ),
			],
		},
	],
};

register< MenuAttributes >( metadata, {
	icon,
	edit,
	save,
	transforms,
	example,
} );
