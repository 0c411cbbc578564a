import { __ } from '@wordpress/i18n';

/** Sample texts for an empty marquee. */
export const sample = () =>
	[ __( 'Strategy', 'eidan' ), __( 'Identity', 'eidan' ), __( 'Words that work', 'eidan' ) ].map(
		( content ): [ string, { content: string } ] => [ 'core/paragraph', { content } ]
	);
