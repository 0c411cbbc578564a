/**
 * The fields that the screen shows for the settings. The server defines their types, limits and defaults:
 * includes/Settings/schema.php.
 */
import { __ } from '@wordpress/i18n';
import { attribution } from './sections/attribution';
import { contentTypes, type TypeOfContent } from './sections/content-types';
import { data } from './sections/data';
import { lists } from './sections/lists';
import { page } from './sections/page';
import { images } from './sections/images';
import { shop } from './sections/shop';
import { sliders } from './sections/sliders';
import type { Field, Tab } from './types';

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
	{ name: 'attribution', title: __( 'Attribution', 'eidan' ), sections: attribution( hasShop ) },
	{ name: 'data', title: __( 'Demo and data', 'eidan' ), sections: data( types ) },
];

export const fieldsOf = ( tab: Tab ): Field[] => tab.sections.flatMap( ( { fields } ) => fields );

export const pathsOf = ( tab: Tab ): string[] => fieldsOf( tab ).map( ( { path } ) => path );
