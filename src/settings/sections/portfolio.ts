import { __ } from '@wordpress/i18n';
import type { Section } from '../fields';

/** Settings of the portfolio. */
export const portfolio = (): Section[] => [
	{
		title: __( 'Portfolio', 'eidan' ),
		intro: __( 'A content type for finished work, with categories, tags, a page for each item and an archive of all.', 'eidan' ),
		fields: [
			{
				type: 'toggle',
				path: 'portfolio.enabled',
				label: __( 'Enable the portfolio', 'eidan' ),
				help: __( 'When it is off, portfolio items are hidden but not deleted.', 'eidan' ),
			},
		],
	},
	{
		title: __( 'Slugs', 'eidan' ),
		intro: __( 'Links to the old URLs stop working when you change these.', 'eidan' ),
		fields: [
			{ type: 'address', path: 'portfolio.slug', label: __( 'Portfolio items', 'eidan' ), needs: 'portfolio.enabled' },
			{
				type: 'address',
				path: 'portfolio.archive',
				label: __( 'Archive', 'eidan' ),
				help: __( 'Leave empty for no archive. A page with the same slug is shown instead of the archive.', 'eidan' ),
				needs: 'portfolio.enabled',
			},
			{ type: 'address', path: 'portfolio.categorySlug', label: __( 'Categories', 'eidan' ), needs: 'portfolio.enabled' },
			{ type: 'address', path: 'portfolio.tagSlug', label: __( 'Tags', 'eidan' ), needs: 'portfolio.enabled' },
		],
	},
];
