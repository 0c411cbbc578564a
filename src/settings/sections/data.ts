import { __, _x, sprintf } from '@wordpress/i18n';
import type { Section } from '../types';
import type { TypeOfContent } from './content-types';

/**
 * Settings for what is removed when the plugin is deleted.
 *
 * @param types Content types of the site.
 */
export const data = ( types: readonly TypeOfContent[] ): Section[] => [
	{
		title: __( 'When the plugin is deleted', 'eidan' ),
		intro: __( 'Pages and posts always stay as they are; what was typed into blocks stays readable.', 'eidan' ),
		fields: [
			{
				type: 'choice',
				path: 'uninstall.remove',
				label: _x( 'Remove', 'with the plugin', 'eidan' ),
				options: [
					{
						value: 'nothing',
						label: __( 'Nothing', 'eidan' ),
						description: __( 'Settings and items are kept for a new installation.', 'eidan' ),
					},
					{
						value: 'settings',
						label: __( 'Settings', 'eidan' ),
						description: __( 'Items stay in the database.', 'eidan' ),
					},
					{
						value: 'everything',
						label: __( 'Settings and items', 'eidan' ),
						description: sprintf(
							/* translators: %s: names of content types, with commas. */
							__(
								'Deletes everything under %s for good, with uploaded icons and what you added to products and menus. Images stay, and posts of the demo’s authors become yours.',
								'eidan'
							),
							types.map( ( { title } ) => title ).join( ', ' )
						),
					},
				],
			},
		],
	},
];
