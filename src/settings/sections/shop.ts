import { __ } from '@wordpress/i18n';
import type { Section } from '../types';

/** Settings for archives of products. */
const archives = (): Section => ( {
	title: __( 'Shop and category pages', 'eidan' ),
	intro: __( 'The shop page, categories, tags, brands, attributes and the search for products.', 'eidan' ),
	fields: [
		{
			type: 'toggle',
			path: 'shop.archives',
			label: __( 'Filters', 'eidan' ),
			help: __( 'A list with filters in place of WooCommerce’s products. The rest of the page stays.', 'eidan' ),
		},
		{
			type: 'lines',
			path: 'shop.archiveFilters',
			label: __( 'Filter by', 'eidan' ),
			help: __(
				'Names of taxonomies, price, rating, stock or sale, one a line. Empty: categories, price, brands, attributes.',
				'eidan'
			),
			placeholder: 'product_cat',
			needs: 'shop.archives',
		},
	],
} );

/** Settings for what the site’s search knows of products. */
const search = (): Section => ( {
	title: __( 'Search', 'eidan' ),
	intro: __( 'Where the site’s search finds products, beside title, excerpt and description.', 'eidan' ),
	fields: [
		{
			type: 'toggle',
			path: 'search.terms',
			label: __( 'Categories, tags and brands', 'eidan' ),
		},
		{
			type: 'toggle',
			path: 'search.attributes',
			label: __( 'Attributes', 'eidan' ),
			help: __( 'Attributes of the whole shop, such as colors and sizes.', 'eidan' ),
		},
		{
			type: 'toggle',
			path: 'search.sku',
			label: __( 'SKU', 'eidan' ),
			help: __( 'Also GTIN, UPC, EAN and ISBN, and those of variations.', 'eidan' ),
		},
	],
} );

/** Settings for what Eidan changes on WooCommerce's pages. They are only shown if WooCommerce is active. */
export const shop = (): Section[] => [
	{
		title: __( 'Shop pages', 'eidan' ),
		intro: __( 'Product pages, lists of products, cart and checkout of WooCommerce.', 'eidan' ),
		fields: [
			{
				type: 'toggle',
				path: 'shop.quantity',
				label: __( 'Quantity buttons', 'eidan' ),
				help: __( 'Minus and plus beside every quantity.', 'eidan' ),
			},
			{
				type: 'toggle',
				path: 'shop.selects',
				label: __( 'Selects', 'eidan' ),
				help: __( 'Drop-downs look like the theme’s fields, and long ones can be searched.', 'eidan' ),
			},
			{
				type: 'toggle',
				path: 'shop.swatches',
				label: __( 'Swatches', 'eidan' ),
				help: __(
					'Variations as colors, images and buttons. Colors and images are set where the terms of an attribute are edited.',
					'eidan'
				),
			},
			{
				type: 'toggle',
				path: 'shop.gallery',
				label: __( 'Product gallery', 'eidan' ),
				help: __( 'A slider with lightbox in place of WooCommerce’s gallery.', 'eidan' ),
			},
			{
				type: 'toggle',
				path: 'shop.sticky',
				label: __( 'Sticky add to cart', 'eidan' ),
				help: __( 'A bar with price and button, while the product’s own button is out of sight.', 'eidan' ),
			},
			{
				type: 'toggle',
				path: 'shop.tabs',
				label: __( 'Tabs as an accordion', 'eidan' ),
				help: __( 'On narrow screens the tabs of a product stand one below the other.', 'eidan' ),
			},
		],
	},
	archives(),
	search(),
	{
		title: __( 'Other pages', 'eidan' ),
		intro: __( 'Pages that show nothing of the shop.', 'eidan' ),
		fields: [
			{
				type: 'toggle',
				path: 'shop.lean',
				label: __( 'Lean pages', 'eidan' ),
				help: __(
					'WooCommerce’s scripts and styles, and jQuery if nothing else asks for it, load only where something of the shop is shown.',
					'eidan'
				),
			},
			{
				type: 'lines',
				path: 'shop.always',
				label: __( 'Always load', 'eidan' ),
				help: __( 'Handles of scripts and styles, one a line.', 'eidan' ),
				placeholder: 'jquery',
				needs: 'shop.lean',
			},
		],
	},
];
