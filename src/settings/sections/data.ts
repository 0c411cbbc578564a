import { __ } from '@wordpress/i18n';
import type { Section } from '../fields';

/** Settings of what deletion removes. */
export const data = (): Section[] => [
	{
		title: __( 'When the plugin is deleted', 'eidan' ),
		intro: __( 'Pages and posts always stay as they are; what was typed into blocks stays readable.', 'eidan' ),
		fields: [
			{
				type: 'choice',
				path: 'uninstall.remove',
				label: __( 'Remove', 'eidan' ),
				options: [
					{ value: 'nothing', label: __( 'Nothing', 'eidan' ), description: __( 'Settings and portfolio are kept for a new installation.', 'eidan' ) },
					{ value: 'settings', label: __( 'Settings', 'eidan' ), description: __( 'Portfolio items stay in the database.', 'eidan' ) },
					{
						value: 'everything',
						label: __( 'Settings and portfolio', 'eidan' ),
						description: __( 'Deletes all portfolio items with their categories and tags, for good, and the authors of the demo, whose posts are then yours. Images stay in the media library.', 'eidan' ),
					},
				],
			},
		],
	},
];
