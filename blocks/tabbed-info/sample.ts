import { __ } from '@wordpress/i18n';
import type { Template } from '@eidan/editor';

const text = ( content: string ): Template => [ 'core/paragraph', { content } ];

/** Sample items for an empty block. */
export const sample = (): Template[] => [
	[
		'eidan/tabbed-info-item',
		{ title: __( 'Listen', 'eidan' ), open: true },
		[
			text(
				__(
					'We spend the first two weeks with your people and your numbers before we suggest anything at all.',
					'eidan'
				)
			),
		],
	],
	[
		'eidan/tabbed-info-item',
		{ title: __( 'Decide', 'eidan' ) },
		[ text( __( 'Three options on one page each, with what they cost and what they leave undone.', 'eidan' ) ) ],
	],
	[
		'eidan/tabbed-info-item',
		{ title: __( 'Build', 'eidan' ) },
		[ text( __( 'Small steps, each of them useful on its own, and a review every second Friday.', 'eidan' ) ) ],
	],
];
