import { __ } from '@wordpress/i18n';
import type { Section } from '../types';
import { milliseconds } from './units';

/** Settings of lists. */
export const lists = (): Section[] => [
	{
		title: __( 'Pagination', 'eidan' ),
		intro: __( 'Applies to all lists without a choice of their own.', 'eidan' ),
		fields: [
			{
				type: 'choice',
				path: 'lists.pagination',
				label: __( 'Pagination', 'eidan' ),
				options: [
					{
						value: 'standard',
						label: __( 'Page numbers', 'eidan' ),
						description: __( 'Numbered pages with links.', 'eidan' ),
					},
					{
						value: 'load-more',
						label: __( 'Load more button', 'eidan' ),
						description: __( 'A button adds the next items below.', 'eidan' ),
					},
					{
						value: 'infinite',
						label: __( 'Infinite scroll', 'eidan' ),
						description: __( 'The next items come by themselves while visitors scroll.', 'eidan' ),
					},
				],
			},
			{ type: 'number', path: 'lists.perPage', label: __( 'Items per page', 'eidan' ) },
			{
				type: 'number',
				path: 'lists.infinitePages',
				label: __( 'Pages of infinite scroll', 'eidan' ),
				help: __(
					'Then a Load more button comes, so that visitors can reach the footer. 0: no limit.',
					'eidan'
				),
			},
		],
	},
	{
		title: __( 'Search engines', 'eidan' ),
		fields: [
			{
				type: 'toggle',
				path: 'lists.filterPages',
				label: __( 'Filtered lists are pages of their own', 'eidan' ),
				help: __(
					'Search engines are told to show an address with a filter beside the page itself. For lists with numbered pages.',
					'eidan'
				),
			},
		],
	},
	{
		title: __( 'Behavior', 'eidan' ),
		columns: true,
		fields: [
			{
				type: 'number',
				path: 'lists.scrollOffset',
				label: __( 'Scroll offset', 'eidan' ),
				help: __( 'Space above the list after another page was loaded.', 'eidan' ),
				unit: __( 'px', 'eidan' ),
			},
			{
				type: 'number',
				path: 'lists.scrollDuration',
				label: __( 'Scroll duration', 'eidan' ),
				help: __( 'How long it takes to scroll back to the list. None with reduced motion.', 'eidan' ),
				step: 50,
				unit: milliseconds(),
			},
			{
				type: 'number',
				path: 'lists.newPostsDelay',
				label: __( 'Delay of the new-posts event', 'eidan' ),
				help: __( 'For developers: when scripts hear of items that were added.', 'eidan' ),
				step: 50,
				unit: milliseconds(),
			},
		],
	},
];
