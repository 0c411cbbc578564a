import { __ } from '@wordpress/i18n';
import type { Section } from '../types';

/** Settings of images. */
export const images = (): Section[] => [
	{
		title: __( 'Lightbox', 'eidan' ),
		fields: [
			{
				type: 'toggle',
				path: 'lightbox.core',
				label: __( 'Also for images and galleries of WordPress', 'eidan' ),
				help: __(
					'Images that link to their file open in the same lightbox as those of Eidan’s blocks.',
					'eidan'
				),
			},
		],
	},
];
