import { __ } from '@wordpress/i18n';
import type { Section } from '../types';

/** Settings of order attribution. */
export const attribution = (): Section[] => [
	{
		title: __( 'Order attribution', 'eidan' ),
		intro: __(
			'Records how each customer found your shop. Requires WooCommerce and uses its own fields.',
			'eidan'
		),
		fields: [
			{
				type: 'choice',
				path: 'attribution.engine',
				label: __( 'Engine', 'eidan' ),
				options: [
					{
						value: 'eidan',
						label: __( 'Eidan', 'eidan' ),
						description: __(
							'Replaces WooCommerce’s scripts. Existing cookies and orders are kept and continued.',
							'eidan'
						),
					},
					{
						value: 'woocommerce',
						label: __( 'WooCommerce', 'eidan' ),
						description: __(
							'Leaves WooCommerce’s scripts as they are. Of the settings for visits they only know the first two, and base64.',
							'eidan'
						),
					},
				],
			},
		],
	},
	{
		title: __( 'Visits and cookies', 'eidan' ),
		intro: __( 'A filter of another plugin wins over these.', 'eidan' ),
		fields: [
			{
				type: 'number',
				path: 'attribution.lifetime',
				label: __( 'Cookie lifetime', 'eidan' ),
				help: __(
					'In months of 30 days. WooCommerce’s default comes to less than a minute, which means until the browser is closed. Safari keeps it for seven days at most.',
					'eidan'
				),
				min: 0,
				max: 24,
				step: 'any',
				unit: __( 'months', 'eidan' ),
			},
			{
				type: 'number',
				path: 'attribution.session',
				label: __( 'Session length', 'eidan' ),
				help: __( 'Time without a page view after which a new visit begins.', 'eidan' ),
				min: 1,
				max: 1440,
				unit: __( 'min', 'eidan' ),
			},
			{
				type: 'number',
				path: 'attribution.timeZone',
				label: __( 'Time zone', 'eidan' ),
				help: __( 'Hours from UTC.', 'eidan' ),
				min: -12,
				max: 14,
				unit: __( 'h', 'eidan' ),
			},
			{
				type: 'toggle',
				path: 'attribution.innerCampaigns',
				label: __( 'Campaigns within the shop', 'eidan' ),
				help: __(
					'A campaign on a link from one page of the shop to another replaces the source of the visit. Off: how the shopper came stays.',
					'eidan'
				),
			},
			{
				type: 'toggle',
				path: 'attribution.compact',
				label: __( 'Short cookies', 'eidan' ),
				help: __(
					'Leaves out what is empty or known elsewhere: less than half the bytes with every request. WooCommerce’s scripts can still read them.',
					'eidan'
				),
			},
			{
				type: 'toggle',
				path: 'attribution.base64',
				label: __( 'Encode cookies in base64', 'eidan' ),
				help: __( 'For firewalls that refuse cookies with signs in them.', 'eidan' ),
			},
			{
				type: 'toggle',
				path: 'attribution.isolate',
				label: __( 'Keep subdomains apart', 'eidan' ),
				help: __(
					'Cookies are for this host only, not for those below it, which count as other sites. Always so on a network of subdomains that shares no domain.',
					'eidan'
				),
			},
			{
				type: 'text',
				path: 'attribution.domain',
				label: __( 'Share cookies with a domain', 'eidan' ),
				help: __(
					'The domain above, where all sites below it are yours: a source counts on each of them. Without it, cookies are for this host and those below it.',
					'eidan'
				),
				placeholder: 'example.com',
			},
		],
	},
	{
		title: __( 'Consent', 'eidan' ),
		intro: __(
			'Cookie banners that know the WP Consent API are asked in the browser, so cached pages stay right.',
			'eidan'
		),
		fields: [
			{
				type: 'choice',
				path: 'attribution.consentCategory',
				label: __( 'Category', 'eidan' ),
				options: [
					{
						value: '',
						label: __( 'Same as WooCommerce', 'eidan' ),
						description: __( 'Statistics where WooCommerce has no category.', 'eidan' ),
					},
					{ value: 'functional', label: __( 'Functional', 'eidan' ) },
					{ value: 'preferences', label: __( 'Preferences', 'eidan' ) },
					{ value: 'statistics-anonymous', label: __( 'Anonymous statistics', 'eidan' ) },
					{ value: 'statistics', label: __( 'Statistics', 'eidan' ) },
					{ value: 'marketing', label: __( 'Marketing', 'eidan' ) },
				],
			},
			{
				type: 'toggle',
				path: 'attribution.waitForConsent',
				label: __( 'Wait for a consent plugin', 'eidan' ),
				help: __(
					'Without one, consent counts as granted. Switch this on where the banner is not a WordPress plugin: nothing is stored before it answers.',
					'eidan'
				),
			},
		],
	},
	{
		title: __( 'Analytics script', 'eidan' ),
		intro: __(
			'Loads only with consent for statistics; before that, nothing is requested. Works without WooCommerce, too.',
			'eidan'
		),
		fields: [
			{
				type: 'text',
				path: 'attribution.analyticsSource',
				label: __( 'Script URL', 'eidan' ),
				placeholder: 'https://analytics.example/script.js',
			},
			{
				type: 'text',
				path: 'attribution.analyticsHandle',
				label: __( 'Script handle', 'eidan' ),
				help: __(
					'For scripts that a theme or plugin brings along: its own output is held back until there is consent.',
					'eidan'
				),
			},
		],
	},
	{
		title: __( 'Custom sources', 'eidan' ),
		intro: __(
			'Beside the search engines, networks and assistants that are known. One item a line, its parts with commas between them.',
			'eidan'
		),
		fields: [
			{
				type: 'lines',
				path: 'attribution.organics',
				label: __( 'Search engines', 'eidan' ),
				help: __( 'Host, query parameter, name.', 'eidan' ),
				placeholder: 'search.example, q, Example Search',
			},
			{
				type: 'lines',
				path: 'attribution.referrals',
				label: __( 'Referring sites', 'eidan' ),
				help: __( 'Host, name, medium.', 'eidan' ),
				placeholder: 'partner.example, Partner, partner',
			},
			{
				type: 'lines',
				path: 'attribution.payments',
				label: __( 'Payment pages', 'eidan' ),
				help: __( 'Hosts. A return from there never changes the source.', 'eidan' ),
				placeholder: 'pay.example',
			},
		],
	},
	{
		title: __( 'Custom parameters', 'eidan' ),
		fields: [
			{
				type: 'text',
				path: 'attribution.campaignParam',
				label: __( 'Campaign parameter', 'eidan' ),
				help: __( 'Works beside utm_campaign.', 'eidan' ),
			},
			{
				type: 'text',
				path: 'attribution.termParam',
				label: __( 'Term parameter', 'eidan' ),
				help: __( 'Works beside utm_term.', 'eidan' ),
			},
			{
				type: 'text',
				path: 'attribution.contentParam',
				label: __( 'Content parameter', 'eidan' ),
				help: __( 'Works beside utm_content.', 'eidan' ),
			},
			{
				type: 'text',
				path: 'attribution.typeinSource',
				label: __( 'Source of direct visits', 'eidan' ),
				help: __( 'Only with a medium as well.', 'eidan' ),
				placeholder: '(direct)',
			},
			{
				type: 'text',
				path: 'attribution.typeinMedium',
				label: __( 'Medium of direct visits', 'eidan' ),
				placeholder: '(none)',
			},
		],
	},
	{
		title: __( 'Promo code', 'eidan' ),
		intro: __( 'A random number for each visitor, which a page can show and a caller can name.', 'eidan' ),
		fields: [
			{ type: 'toggle', path: 'attribution.promo', label: __( 'Enable the promo code', 'eidan' ) },
			{
				type: 'number',
				path: 'attribution.promoMin',
				label: __( 'Lowest code', 'eidan' ),
				min: 1,
				max: 999999999,
				needs: 'attribution.promo',
			},
			{
				type: 'number',
				path: 'attribution.promoMax',
				label: __( 'Highest code', 'eidan' ),
				min: 1,
				max: 999999999,
				needs: 'attribution.promo',
			},
		],
	},
];
