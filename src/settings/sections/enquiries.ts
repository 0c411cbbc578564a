import { __ } from '@wordpress/i18n';
import type { Section } from '../types';

/**
 * Whether and how long enquiries are kept, and in which currency their values are.
 *
 * @param hasShop Whether WooCommerce is active, whose currency it is then.
 */
export const enquiries = ( hasShop: boolean ): Section => ( {
	title: __( 'Enquiries', 'eidan' ),
	intro: __( 'What visitors send by forms.', 'eidan' ),
	fields: [
		{
			type: 'toggle',
			path: 'attribution.enquiries',
			label: __( 'Keep enquiries', 'eidan' ),
			help: __( 'Lists what forms of this site send, with how the visitor found you.', 'eidan' ),
		},
		{
			type: 'number',
			path: 'enquiries.retention',
			label: __( 'Delete enquiries after', 'eidan' ),
			help: __( 'For good, with all that is known of them. 0 keeps them.', 'eidan' ),
			unit: __( 'days', 'eidan' ),
		},
		...( hasShop
			? []
			: [
					{
						type: 'text',
						path: 'enquiries.currency',
						label: __( 'Currency of won enquiries', 'eidan' ),
						help: __( 'Three letters, such as EUR.', 'eidan' ),
					} as const,
				] ),
	],
} );
