/**
 * The fields that the screen shows for the settings. The server defines their types, limits and defaults:
 * includes/Settings/schema.php.
 */
import { __ } from '@wordpress/i18n';
import { attribution } from './sections/attribution';
import { contentTypes, type TypeOfContent } from './sections/content-types';
import { data } from './sections/data';
import { enquiries } from './sections/enquiries';
import { lists } from './sections/lists';
import { outcomes } from './sections/outcomes';
import { page } from './sections/page';
import { report } from './sections/report';
import { images } from './sections/images';
import { shop } from './sections/shop';
import { sliders } from './sections/sliders';
import type { Place } from './find';
import type { Field, Tab } from './types';
import { valueAt, type State } from './values';

/**
 * Returns the tabs of the screen.
 *
 * @param types   Content types of the site.
 * @param hasShop Whether WooCommerce is active.
 */
export const tabs = ( types: readonly TypeOfContent[], hasShop: boolean ): Tab[] => [
	{ name: 'content', title: __( 'Content types', 'eidan' ), sections: contentTypes( types ) },
	{ name: 'lists', title: __( 'Lists', 'eidan' ), sections: lists() },
	{ name: 'sliders', title: __( 'Sliders', 'eidan' ), sections: sliders() },
	{ name: 'pictures', title: __( 'Images', 'eidan' ), sections: images() },
	{ name: 'instagram', title: __( 'Instagram', 'eidan' ), sections: [] },
	{ name: 'page', title: __( 'Page', 'eidan' ), sections: page() },
	...( hasShop ? [ { name: 'shop', title: __( 'Shop', 'eidan' ), sections: shop() } ] : [] ),
	{
		name: 'attribution',
		title: __( 'Attribution', 'eidan' ),
		sections: hasShop
			? [ ...attribution( hasShop ), enquiries( hasShop ), report(), ...outcomes( hasShop ) ]
			: [ enquiries( hasShop ), report(), ...attribution( hasShop ), ...outcomes( hasShop ) ],
	},
	{ name: 'data', title: __( 'Demo and data', 'eidan' ), sections: data( types ) },
];

export const fieldsOf = ( tab: Tab ): Field[] => tab.sections.flatMap( ( { fields } ) => fields );

export const pathsOf = ( tab: Tab ): string[] => fieldsOf( tab ).map( ( { path } ) => path );

/** Returns the cards of the screen, which have no fields of their own, for the search. */
export const places = ( { shop: hasShop, demo, settings }: State ): Place[] => [
	{
		tab: 'instagram',
		title: __( 'Instagram', 'eidan' ),
		words: __( 'account, access token, connect', 'eidan' ),
		id: 'eidan-place-instagram',
	},
	...( hasShop && valueAt( settings, 'shop.lean' ) === true
		? [
				{
					tab: 'shop',
					title: __( 'Left out', 'eidan' ),
					words: __( 'lean pages, scripts, styles', 'eidan' ),
					id: 'eidan-place-left-out',
				},
			]
		: [] ),
	...( demo
		? [
				{
					tab: 'data',
					title: __( 'Demo site', 'eidan' ),
					words: __( 'import, remove, sample content', 'eidan' ),
					id: 'eidan-place-demo',
				},
			]
		: [] ),
	{
		tab: 'data',
		title: __( 'Settings file', 'eidan' ),
		words: __( 'export, import, copy, backup', 'eidan' ),
		id: 'eidan-place-file',
	},
];
