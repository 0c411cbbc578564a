import { __, _x } from '@wordpress/i18n';
import type { Field, Section } from '../types';

/** Pages that shoppers pay on. */
const payments = (): Field => ( {
	type: 'lines',
	path: 'attribution.payments',
	label: __( 'Payment pages', 'eidan' ),
	help: __( 'Hosts. A return from there never changes the source.', 'eidan' ),
	placeholder: 'pay.example',
} );

/**
 * Search engines, sites and payment pages that the owner adds to the known ones.
 *
 * @param hasShop Whether WooCommerce is active: without it, nobody pays.
 */
export const customSources = ( hasShop: boolean ): Section => ( {
	title: __( 'Custom sources', 'eidan' ),
	intro: __( 'In addition to those that are known. One a line, its parts with commas between them.', 'eidan' ),
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
		...( hasShop ? [ payments() ] : [] ),
	],
} );

/** Channels that the owner adds to the known ones. */
export const customChannels = (): Section => ( {
	title: __( 'Custom channels', 'eidan' ),
	intro: __( 'One a line: name; sources; media. They come before the known channels.', 'eidan' ),
	fields: [
		{
			type: 'lines',
			path: 'attribution.channels',
			label: __( 'Channels', 'eidan' ),
			help: __(
				'Commas between several sources or media; one of the two may be missing. Earlier visits keep their channel until the report’s “Name channels anew”.',
				'eidan'
			),
			placeholder: 'Fairs; expo.example, fair-2026; stand',
		},
	],
} );

/** Parameters that this shop uses for campaigns. */
export const customParameters = (): Section => ( {
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
} );

/** A number that identifies a visitor who calls. */
export const promoCode = (): Section => ( {
	title: _x( 'Promo code', 'number of a visitor', 'eidan' ),
	intro: __( 'A random number for each visitor, which a page can show and a caller can name.', 'eidan' ),
	fields: [
		{
			type: 'toggle',
			path: 'attribution.promo',
			label: _x( 'Enable the promo code', 'number of a visitor', 'eidan' ),
		},
		{
			type: 'number',
			path: 'attribution.promoMin',
			label: __( 'Lowest code', 'eidan' ),
			needs: 'attribution.promo',
		},
		{
			type: 'number',
			path: 'attribution.promoMax',
			label: __( 'Highest code', 'eidan' ),
			needs: 'attribution.promo',
		},
	],
} );
