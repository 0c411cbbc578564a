import { __ } from '@wordpress/i18n';
import type { Template } from '@eidan/editor';

/** Sample texts for an empty marquee. */
export const sample = () =>
	[ __( 'Strategy', 'eidan' ), __( 'Identity', 'eidan' ), __( 'Words that work', 'eidan' ) ].map(
		( content ): Template => [ 'core/paragraph', { content } ]
	);
