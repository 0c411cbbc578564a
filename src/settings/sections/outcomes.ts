import { __ } from '@wordpress/i18n';
import type { Section } from '../types';

/**
 * Files that platforms of ads import.
 *
 * @param hasShop Whether WooCommerce is active.
 */
const conversions = ( hasShop: boolean ): Section => ( {
	title: __( 'Conversions for ads', 'eidan' ),
	intro: __(
		'Tells Google Ads and Microsoft Advertising by a file which clicks became orders or enquiries.',
		'eidan'
	),
	fields: [
		{
			type: 'toggle',
			path: 'outcomes.conversions',
			label: __( 'Files in the report', 'eidan' ),
			help: __(
				'Only what was recorded with consent. Names are those of your conversion actions there.',
				'eidan'
			),
		},
		...( hasShop
			? [
					{
						type: 'text',
						path: 'outcomes.conversionOrder',
						label: __( 'Name for paid orders', 'eidan' ),
						help: __( 'Empty leaves them out.', 'eidan' ),
						needs: 'outcomes.conversions',
					} as const,
				]
			: [] ),
		{
			type: 'text',
			path: 'outcomes.conversionWon',
			label: __( 'Name for won enquiries', 'eidan' ),
			help: __( 'Empty leaves them out.', 'eidan' ),
			needs: 'outcomes.conversions',
		},
		{
			type: 'text',
			path: 'outcomes.conversionEnquiry',
			label: __( 'Name for every enquiry', 'eidan' ),
			help: __( 'Empty leaves them out.', 'eidan' ),
			needs: 'outcomes.conversions',
		},
	],
} );

/**
 * Events for the analytics tool of the site.
 *
 * @param hasShop Whether WooCommerce is active.
 */
const events = ( hasShop: boolean ): Section => ( {
	title: __( 'Events for analytics', 'eidan' ),
	intro: __( 'For a tag that is on the site, such as Google’s. Eidan loads none.', 'eidan' ),
	fields: [
		{
			type: 'toggle',
			path: 'outcomes.events',
			label: __( 'Send events', 'eidan' ),
			help: hasShop
				? __( 'generate_lead after a form, purchase after an order, each once and only with consent.', 'eidan' )
				: __( 'generate_lead after a form, once and only with consent.', 'eidan' ),
		},
	],
} );

/** A signed request to a server of the owner's. */
const webhook = (): Section => ( {
	title: __( 'Webhook', 'eidan' ),
	intro: __(
		'Sends a signed message to another service when an enquiry comes or changes, or an order is paid. It names no person.',
		'eidan'
	),
	fields: [
		{
			type: 'toggle',
			path: 'outcomes.webhook',
			label: __( 'Send messages', 'eidan' ),
		},
		{
			type: 'text',
			path: 'outcomes.webhookUrl',
			label: __( 'URL', 'eidan' ),
			placeholder: 'https://example.com/hook',
			needs: 'outcomes.webhook',
		},
		{
			type: 'text',
			path: 'outcomes.webhookSecret',
			label: __( 'Secret', 'eidan' ),
			help: __(
				'At least 16 characters, the same in the other service. It proves that messages are yours.',
				'eidan'
			),
			needs: 'outcomes.webhook',
		},
	],
} );

/**
 * What became of visits, told to others. All of it is off at first.
 *
 * @param hasShop Whether WooCommerce is active.
 */
export const outcomes = ( hasShop: boolean ): Section[] => [ conversions( hasShop ), events( hasShop ), webhook() ];
