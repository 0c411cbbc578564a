import { __ } from '@wordpress/i18n';
import type { Field, Section } from '../types';
import { customChannels, customParameters, customSources, promoCode } from './attribution-own';

/** Whether Eidan's or WooCommerce's scripts record the source of an order. */
const engine = (): Section => ( {
	title: __( 'Order attribution', 'eidan' ),
	intro: __( 'Records how each customer found your shop. Stored in WooCommerce’s own fields.', 'eidan' ),
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
						'Leaves WooCommerce’s scripts as they are. They know lifetime, session length and base64 only.',
						'eidan'
					),
				},
			],
		},
	],
} );

/** A campaign on a link of the site itself. */
const innerCampaigns = ( hasShop: boolean ): Field => ( {
	type: 'toggle',
	path: 'attribution.innerCampaigns',
	label: hasShop ? __( 'Campaigns within the shop', 'eidan' ) : __( 'Campaigns within the site', 'eidan' ),
	help: hasShop
		? __(
				'A campaign on a link from one page of the shop to another replaces the source of the visit. Off: how the shopper came stays.',
				'eidan'
			)
		: __(
				'A campaign on a link from one page of the site to another replaces the source of the visit. Off: how the visitor came stays.',
				'eidan'
			),
} );

/** What is done about pages that shoppers pay on. */
const keepAtCheckout = (): Field => ( {
	type: 'toggle',
	path: 'attribution.keepAtCheckout',
	label: __( 'Keep the source when shoppers have paid', 'eidan' ),
	help: __(
		'Banks and payment pages never replace a known source, nor does any other site that leads to the cart or the checkout. Off: they count as referrals.',
		'eidan'
	),
} );

/**
 * Settings for visits and cookies.
 *
 * @param hasShop Whether WooCommerce is active.
 */
const visits = ( hasShop: boolean ): Section => ( {
	title: __( 'Visits and cookies', 'eidan' ),
	intro: __( 'A filter of another plugin wins over these.', 'eidan' ),
	fields: [
		{
			type: 'number',
			path: 'attribution.lifetime',
			label: __( 'Cookie lifetime', 'eidan' ),
			help: __(
				'In months of 30 days; less than a minute means until the browser is closed. Safari keeps cookies for seven days at most.',
				'eidan'
			),
			step: 'any',
			unit: __( 'months', 'eidan' ),
		},
		{
			type: 'number',
			path: 'attribution.session',
			label: __( 'Session length', 'eidan' ),
			help: __( 'Time without a page view after which a new visit begins.', 'eidan' ),
			unit: __( 'min', 'eidan' ),
		},
		{
			type: 'number',
			path: 'attribution.timeZone',
			label: __( 'Time zone', 'eidan' ),
			help: __( 'Hours from UTC.', 'eidan' ),
			unit: __( 'h', 'eidan' ),
		},
		innerCampaigns( hasShop ),
		...( hasShop ? [ keepAtCheckout() ] : [] ),
		{
			type: 'toggle',
			path: 'attribution.compact',
			label: __( 'Short cookies', 'eidan' ),
			help: hasShop
				? __(
						'Leaves out what is empty or known elsewhere: less than half the bytes with every request. WooCommerce’s scripts can still read them.',
						'eidan'
					)
				: __(
						'Leaves out what is empty or known elsewhere: less than half the bytes with every request.',
						'eidan'
					),
		},
		{
			type: 'toggle',
			path: 'attribution.base64',
			label: __( 'Encode cookies in base64', 'eidan' ),
			help: __( 'For firewalls that refuse cookies with special characters.', 'eidan' ),
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
} );

/**
 * The category that visits need consent for.
 *
 * @param hasShop Whether WooCommerce is active, which has a category of its own.
 */
const consentCategory = ( hasShop: boolean ): Field => ( {
	type: 'choice',
	path: 'attribution.consentCategory',
	label: __( 'Category', 'eidan' ),
	options: [
		{ value: 'statistics', label: __( 'Statistics', 'eidan' ) },
		...( hasShop
			? [
					{
						value: 'woocommerce',
						label: __( 'Same as WooCommerce', 'eidan' ),
						description: __( 'Marketing, unless WooCommerce is told otherwise.', 'eidan' ),
					},
				]
			: [] ),
		{ value: 'marketing', label: __( 'Marketing', 'eidan' ) },
		{ value: 'functional', label: __( 'Functional', 'eidan' ) },
		{ value: 'preferences', label: __( 'Preferences', 'eidan' ) },
		{ value: 'statistics-anonymous', label: __( 'Anonymous statistics', 'eidan' ) },
	],
} );

/**
 * Settings for consent.
 *
 * @param hasShop Whether WooCommerce is active.
 */
const consent = ( hasShop: boolean ): Section => ( {
	title: __( 'Consent', 'eidan' ),
	intro: __(
		'Cookie banners that know the WP Consent API are asked in the browser, so cached pages stay right.',
		'eidan'
	),
	fields: [
		consentCategory( hasShop ),
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
} );

/** A third-party script that waits for consent. */
const analytics = (): Section => ( {
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
} );

/**
 * Settings of attribution, and of the analytics script.
 *
 * @param hasShop Whether WooCommerce is active. Without it, only what concerns enquiries is there.
 */
export const attribution = ( hasShop: boolean ): Section[] => [
	...( hasShop ? [ engine() ] : [] ),
	visits( hasShop ),
	consent( hasShop ),
	analytics(),
	customSources( hasShop ),
	customChannels(),
	customParameters(),
	...( hasShop ? [ promoCode() ] : [] ),
];
