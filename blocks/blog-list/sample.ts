import { __ } from '@wordpress/i18n';

const paragraph = ( text: string ) => `<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

/** Sample posts to try a list with. They are simple, so that they are easy to delete later. */
export const sample = (): { title: string; excerpt: string; content: string }[] => [
	{
		title: __( 'What a first conversation is for', 'eidan' ),
		excerpt: __( 'An hour without slides tells both sides more than a week of proposals.', 'eidan' ),
		content: paragraph(
			__(
				'An hour without slides tells both sides more than a week of proposals. Ask what would have to be true in a year, and listen for what is left out.',
				'eidan'
			)
		),
	},
	{
		title: __( 'Three questions before any redesign', 'eidan' ),
		excerpt: __( 'Who comes here, what do they want to leave with, and what stands in their way?', 'eidan' ),
		content: paragraph(
			__(
				'Who comes here, what do they want to leave with, and what stands in their way? Most of the work is in the third.',
				'eidan'
			)
		),
	},
	{
		title: __( 'Measure less, decide more', 'eidan' ),
		excerpt: __( 'A number that changes no decision is decoration.', 'eidan' ),
		content: paragraph(
			__(
				'A number that changes no decision is decoration. Keep the few that do, and look at them together.',
				'eidan'
			)
		),
	},
];
