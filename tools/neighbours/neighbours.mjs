/**
 * Other plugins that Eidan is tried beside, each with what to know of it and the tests that try it: the rows of
 * docs/neighbours.md. A row is added here by hand; `npm run neighbours` tries it and says with which version.
 */

/** What is tried: a key and its heading in the table. */
export const COLUMNS = {
	lists: 'lists',
	pages: 'next pages',
	header: 'header',
	panels: 'panels',
	shop: 'shop',
	attribution: 'attribution',
	editor: 'editor',
	uninstall: 'uninstall',
};

/** Test that goes the same way beside each plugin with a main file of its own. */
export const STORY = 'tests/e2e/neighbours.spec.ts';

/** Test that orders in a shop beside all of these at once. */
export const SHOP_STORY = 'tests/e2e/neighbours-shop.spec.ts';

/** Test that edits and saves a page beside a plugin, and deletes ours. */
const LIFE = 'tests/e2e/neighbours-life.spec.ts';

/** Test of features of theirs that do what blocks of ours do, too. */
const FEATURES = 'tests/e2e/neighbours-features.spec.ts';

const story = ( columns ) => Object.fromEntries( columns.map( ( column ) => [ column, [ STORY ] ] ) );

/** What the test beside each plugin shows. */
const WHOLE = story( [ 'lists', 'pages', 'header', 'panels', 'editor', 'uninstall' ] );

/** The same, and an order. */
const WITH_SHOP = { ...WHOLE, shop: [ SHOP_STORY ], attribution: [ SHOP_STORY ] };

/**
 * @typedef {Object} Neighbour
 * @property {string}                   slug      Its folder on wordpress.org; for a stand-in a word of ours.
 * @property {string}                   name      Its name.
 * @property {string}                   [main]    Its main file, where STORY goes beside it.
 * @property {boolean}                  [standIn] Whether it is tried by something that follows its documentation.
 * @property {string}                   know      What an owner has to know, in Markdown. Links as from docs/.
 * @property {Record<string, string[]>} tests     Files of tests by column.
 * @property {string[]}                 [more]    Tests of things that have no column.
 */

/** @type {Neighbour[]} */
export const NEIGHBOURS = [
	{
		slug: 'polylang',
		name: 'Polylang',
		main: 'polylang.php',
		know: 'Everything is in the language of its page: [languages.md](languages.md).',
		tests: {
			...WHOLE,
			lists: [ STORY, 'tests/e2e/languages.spec.ts' ],
			pages: [ STORY, 'tests/e2e/languages.spec.ts' ],
			header: [ STORY, 'tests/e2e/languages.spec.ts' ],
			editor: [ STORY, 'tests/e2e/languages.spec.ts' ],
		},
	},
	{
		slug: 'wpml',
		name: 'WPML',
		standIn: true,
		know: 'The same, by its documented hooks and [wpml-config.xml](../wpml-config.xml). It is not free.',
		tests: { lists: [ 'tests/php/Languages/WpmlTest.php' ], pages: [ 'tests/php/Languages/WpmlTest.php' ] },
		more: [ 'tests/php/Languages/ConfigTest.php' ],
	},
	{
		slug: 'translatepress-multilingual',
		name: 'TranslatePress',
		standIn: true,
		know: 'Next pages of lists are translated as the page is: [languages.md](languages.md#plugins-that-translate-whole-pages).',
		tests: { pages: [ 'tests/php/Languages/TranslatePressTest.php' ] },
	},
	{
		slug: 'autodescription',
		name: 'The SEO Framework',
		main: 'autodescription.php',
		know: 'Each page of a list has its canonical address, `prev` and `next`; a team member’s page has one Person. Descriptions are the excerpt, or else the entry’s own words without those of lists in it; breadcrumbs lead by way of the archive.',
		tests: { ...WITH_SHOP, pages: [ STORY, 'tests/e2e/seo.spec.ts' ] },
	},
	{
		slug: 'wordpress-seo',
		name: 'Yoast SEO',
		know: 'The same, in its titles, graph and sitemaps. Its own description is written by hand or by its templates: `og:description` was tried.',
		tests: { pages: [ 'tests/e2e/seo.spec.ts' ], editor: [ LIFE ], uninstall: [ LIFE ] },
	},
	{
		slug: 'seo-by-rank-math',
		name: 'Rank Math',
		know: 'The same, with its breadcrumbs on. It lists content types that are newer than itself once its owner switches them on (Sitemap Settings).',
		tests: { pages: [ 'tests/e2e/seo.spec.ts' ], editor: [ LIFE ], uninstall: [ LIFE ] },
	},
	{
		slug: 'autoptimize',
		name: 'Autoptimize',
		know: 'With everything on, every block starts as it does without it and is as high: [Caches and optimisers](#caches-and-optimisers).',
		tests: Object.fromEntries(
			[ 'lists', 'pages', 'header', 'panels' ].map( ( column ) => [ column, [ 'tests/e2e/caches.spec.ts' ] ] )
		),
	},
	{
		slug: 'wp-super-cache',
		name: 'WP Super Cache',
		know: 'With its drop-in, a page that was kept for a day loads more, for visitors and for who is logged in; the cart is right behind it.',
		tests: {
			pages: [ 'tests/e2e/caches.spec.ts' ],
			shop: [ 'tests/e2e/caches-shop.spec.ts' ],
			editor: [ LIFE ],
			uninstall: [ LIFE ],
		},
	},
	{
		slug: 'w3-total-cache',
		name: 'W3 Total Cache',
		know: 'With pages and answers of the REST API kept on the disk, minify and lazy images: every block starts and is as high, a page that was kept for a day loads more; lists are kept, carts and suggestions never. From its repository, without the libraries for CDNs.',
		tests: {
			...Object.fromEntries(
				[ 'lists', 'pages', 'header', 'panels' ].map( ( column ) => [ column, [ 'tests/e2e/caches.spec.ts' ] ] )
			),
			shop: [ 'tests/e2e/caches-shop.spec.ts' ],
			editor: [ LIFE ],
			uninstall: [ LIFE ],
		},
	},
	{
		slug: 'litespeed-cache',
		name: 'LiteSpeed Cache',
		know: 'Its server is told to keep lists, and never carts, suggestions and prices of one visitor. The header was read; there was no LiteSpeed server.',
		tests: { shop: [ 'tests/e2e/caches-shop.spec.ts' ] },
	},
	{
		slug: 'contact-form-7',
		name: 'Contact Form 7',
		main: 'wp-contact-form-7.php',
		know: 'Its forms take our look, without a script: [page.md](page.md#forms).',
		tests: WITH_SHOP,
		more: [ 'tests/e2e/forms.spec.ts' ],
	},
	{
		slug: 'fluentform',
		name: 'Fluent Forms',
		main: 'fluentform.php',
		know: 'The same.',
		tests: WHOLE,
		more: [ 'tests/e2e/forms.spec.ts' ],
	},
	{
		slug: 'jetpack-forms',
		name: 'Jetpack Forms',
		know: 'The same. Not on wordpress.org; its repository is `Automattic/jetpack-forms`.',
		tests: {},
		more: [ 'tests/e2e/forms.spec.ts' ],
	},
	{
		slug: 'jetpack',
		name: 'Jetpack',
		main: 'jetpack.php',
		know: 'Tried without an account at wordpress.com, as it starts, and with its carousel, tiled galleries and sharing on: its carousel opens galleries of WordPress, our lightbox opens ours. Related posts need an account and were not tried; this release has no lazy images.',
		tests: WITH_SHOP,
		more: [ FEATURES ],
	},
	{
		slug: 'wp-consent-api',
		name: 'WP Consent API',
		main: 'wp-consent-api.php',
		know: 'Nothing is asked of other hosts before consent, and nothing is kept of a visit: [attribution.md](attribution.md).',
		tests: {
			...WHOLE,
			attribution: [ 'tests/e2e/consent-api-shop.spec.ts' ],
		},
		more: [ 'tests/e2e/video-consent.spec.ts' ],
	},
	{
		slug: 'query-monitor',
		name: 'Query Monitor',
		main: 'query-monitor.php',
		know: 'It finds no query of ours that is asked twice, nothing deprecated and nothing done wrong.',
		tests: { ...WITH_SHOP, lists: [ STORY, 'tests/e2e/query-monitor.spec.ts' ] },
	},
	{
		slug: 'members',
		name: 'Members',
		main: 'members.php',
		know: 'Words of an entry that it keeps for a role are in no list of other readers, and not in next pages; the title is.',
		tests: {
			...WITH_SHOP,
			lists: [ STORY, 'tests/e2e/members.spec.ts' ],
			pages: [ STORY, 'tests/e2e/members.spec.ts' ],
		},
	},
	{
		slug: 'classic-editor',
		name: 'Classic Editor',
		main: 'classic-editor.php',
		know: 'A page with our blocks opens in its Code view, and stays as it was when it is saved. Its Visual view writes HTML anew: after that the block editor offers to recover openers, video buttons and showreels.',
		tests: { ...WITH_SHOP, editor: [ STORY, 'tests/e2e/classic-editor.spec.ts' ] },
	},
	{
		slug: 'classic-widgets',
		name: 'Classic Widgets',
		main: 'classic-widgets.php',
		know: 'Only for classic themes.',
		tests: WITH_SHOP,
	},
	{
		slug: 'redis-cache',
		name: 'Redis Object Cache',
		know: 'Servers share what lists found.',
		tests: { lists: [ 'tests/e2e/object-cache.spec.ts' ], pages: [ 'tests/e2e/object-cache.spec.ts' ] },
		more: [ 'tests/e2e/object-cache-shop.spec.ts' ],
	},
	{
		slug: 'relevanssi',
		name: 'Relevanssi',
		know: 'Suggestions and results of our search come from its index, in its order. It counts the words of a list for the page that the list is on. Where they shall not count, write `relevanssi_noindex` into Additional CSS class(es) of the list, or of a group around it: visitors see the list all the same.',
		tests: { panels: [ FEATURES ], editor: [ LIFE ], uninstall: [ LIFE ] },
	},
	{
		slug: 'elasticpress',
		name: 'ElasticPress',
		know: 'Lists are answered by the search engine: [get-posts.md](get-posts.md).',
		tests: {
			lists: [ 'tests/e2e/elasticpress.spec.ts' ],
			pages: [ 'tests/e2e/elasticpress.spec.ts' ],
			shop: [ 'tests/e2e/elasticpress-shop.spec.ts' ],
		},
	},
	{
		slug: 'woocommerce',
		name: 'WooCommerce',
		know: 'From 9.5: [shop.md](shop.md). Every test whose name ends in `-shop` runs with it.',
		tests: {
			lists: [ 'tests/e2e/product-list-shop.spec.ts' ],
			pages: [ 'tests/e2e/product-list-shop.spec.ts' ],
			header: [ 'tests/e2e/dropdown-mini-cart-shop.spec.ts' ],
			panels: [ 'tests/e2e/popup-shop.spec.ts' ],
			shop: [ 'tests/e2e/quick-view-shop.spec.ts', 'tests/e2e/swatches-shop.spec.ts' ],
			attribution: [ 'tests/e2e/attribution-shop.spec.ts' ],
			uninstall: [ 'tests/e2e/own-site-shop.spec.ts' ],
		},
	},
];

/**
 * @param {Neighbour} neighbour
 * @return {string[]} All its tests, each once.
 */
export const testsOf = ( { tests, more = [] } ) => [ ...new Set( [ ...Object.values( tests ).flat(), ...more ] ) ];
