import { __ } from '@wordpress/i18n';

/** Texts for an empty marquee, one click away. */
export const sample = () =>
	[ __( 'Strategy', 'eidan' ), __( 'Identity', 'eidan' ), __( 'Words that work', 'eidan' ) ].map(
		( content ): [ string, { content: string } ] => [ 'core/paragraph', { content } ]
	);
