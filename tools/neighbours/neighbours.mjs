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

/** Test that goes the same way beside each plugin with a main file: a visit, an edit, the deletion of ours. */
export const STORY = 'tests/e2e/neighbours.spec.ts';

/** Test that orders in a shop beside each of them. */
export const SHOP_STORY = 'tests/e2e/neighbours-shop.spec.ts';

/** Test of features of theirs that do what blocks of ours do, too. */
const FEATURES = 'tests/e2e/neighbours-features.spec.ts';

/**
 * What both tests show beside each plugin.
 *
 * @param {Record<string, string[]>} more Further tests by column.
 * @return {Record<string, string[]>} All tests by column.
 */
const whole = ( more = {} ) =>
	Object.fromEntries(
		Object.keys( COLUMNS ).map( ( column ) => [
			column,
			[ [ 'shop', 'attribution' ].includes( column ) ? SHOP_STORY : STORY, ...( more[ column ] ?? [] ) ],
		] )
	);

/**
 * @param {string[]} columns What only the plugin itself could show, and not a stand-in for what Eidan asks it.
 * @return {Record<string, string>} The reason, by column.
 */
const withoutPlugin = ( columns ) =>
	Object.fromEntries(
		columns.map( ( column ) => [
			column,
			'A stand-in answers what Eidan asks the plugin; the columns that do not apply need the plugin itself.',
		] )
	);

/**
 * @typedef {Object} Neighbour
 * @property {string}                   slug      Its folder on wordpress.org; for a stand-in a word of ours.
 * @property {string}                   name      Its name.
 * @property {string}                   [main]    Its main file, where the two stories go beside it.
 * @property {number}                   [round]   The round of plugins that `npm test` has on at once, where the stories
 *                                                go beside it. Plugins that do the same are in different rounds.
 * @property {boolean}                  [standIn] Whether it is tried by something that follows its documentation.
 * @property {string}                   know      What an owner has to know, in Markdown. Links as from docs/.
 * @property {Record<string, string[]>} tests     Files of tests by column.
 * @property {Record<string, string>}   [without] Columns that have no test: why, in Markdown.
 * @property {string[]}                 [more]    Tests of things that have no column.
 */

/** @type {Neighbour[]} */
export const NEIGHBOURS = [
	{
		slug: 'polylang',
		name: 'Polylang',
		main: 'polylang.php',
		round: 1,
		know: 'Everything is in the language of its page: [languages.md](languages.md).',
		tests: whole( {
			lists: [ 'tests/e2e/languages.spec.ts' ],
			pages: [ 'tests/e2e/languages.spec.ts' ],
			header: [ 'tests/e2e/languages.spec.ts' ],
			shop: [ 'tests/e2e/languages-shop.spec.ts' ],
			editor: [ 'tests/e2e/languages.spec.ts' ],
		} ),
	},
	{
		slug: 'wpml',
		name: 'WPML',
		standIn: true,
		know: 'The same, by its documented hooks and [wpml-config.xml](../wpml-config.xml). It is not free.',
		tests: Object.fromEntries(
			[ 'lists', 'pages', 'header', 'panels', 'shop' ].map( ( column ) => [
				column,
				[ 'tests/php/Languages/WpmlTest.php' ],
			] )
		),
		without: withoutPlugin( [ 'attribution', 'editor', 'uninstall' ] ),
		more: [ 'tests/php/Languages/ConfigTest.php' ],
	},
	{
		slug: 'translatepress-multilingual',
		name: 'TranslatePress',
		standIn: true,
		know: 'Next pages of lists are translated as the page is: [languages.md](languages.md#plugins-that-translate-whole-pages).',
		tests: {
			lists: [ 'tests/php/Languages/TranslatePressTest.php' ],
			pages: [ 'tests/php/Languages/TranslatePressTest.php' ],
		},
		without: withoutPlugin( [ 'header', 'panels', 'shop', 'attribution', 'editor', 'uninstall' ] ),
	},
	{
		slug: 'autodescription',
		name: 'The SEO Framework',
		main: 'autodescription.php',
		round: 1,
		know: 'Each page of a list has its canonical address, `prev` and `next`; a team member’s page has one Person. Descriptions are the excerpt, or else the entry’s own words without those of lists in it; breadcrumbs lead by way of the archive.',
		tests: whole( { pages: [ 'tests/e2e/seo.spec.ts' ] } ),
	},
	{
		slug: 'wordpress-seo',
		name: 'Yoast SEO',
		main: 'wp-seo.php',
		round: 2,
		know: 'The same, in its titles, graph and sitemaps. Its own description is written by hand or by its templates: `og:description` was tried.',
		tests: whole( { pages: [ 'tests/e2e/seo.spec.ts' ] } ),
	},
	{
		slug: 'seo-by-rank-math',
		name: 'Rank Math',
		main: 'rank-math.php',
		round: 3,
		know: 'The same, with its breadcrumbs on. It lists content types that are newer than itself once its owner switches them on (Sitemap Settings).',
		tests: whole( { pages: [ 'tests/e2e/seo.spec.ts' ] } ),
	},
	{
		slug: 'autoptimize',
		name: 'Autoptimize',
		main: 'autoptimize.php',
		round: 2,
		know: 'With everything on, every block starts as it does without it and is as high: [Caches and optimisers](#caches-and-optimisers).',
		tests: whole( {
			lists: [ 'tests/e2e/caches.spec.ts' ],
			pages: [ 'tests/e2e/caches.spec.ts' ],
			header: [ 'tests/e2e/caches.spec.ts' ],
			panels: [ 'tests/e2e/caches.spec.ts' ],
		} ),
	},
	{
		slug: 'wp-super-cache',
		name: 'WP Super Cache',
		main: 'wp-cache.php',
		round: 2,
		know: 'With its drop-in, a page that was kept for a day loads more, for visitors and for who is logged in; the cart is right behind it. An order says where its shopper came from, where the pages were kept for a visitor of another campaign.',
		tests: whole( { pages: [ 'tests/e2e/caches.spec.ts' ], shop: [ 'tests/e2e/caches-shop.spec.ts' ] } ),
	},
	{
		slug: 'w3-total-cache',
		name: 'W3 Total Cache',
		main: 'w3-total-cache.php',
		round: 3,
		know: 'With pages and answers of the REST API kept on the disk, minify and lazy images: every block starts and is as high, a page that was kept for a day loads more; lists are kept, carts and suggestions never; the source of an order is right. From its repository, without the libraries for CDNs.',
		tests: whole( {
			lists: [ 'tests/e2e/caches.spec.ts' ],
			pages: [ 'tests/e2e/caches.spec.ts' ],
			header: [ 'tests/e2e/caches.spec.ts' ],
			panels: [ 'tests/e2e/caches.spec.ts' ],
			shop: [ 'tests/e2e/caches-shop.spec.ts' ],
		} ),
	},
	{
		slug: 'litespeed-cache',
		name: 'LiteSpeed Cache',
		main: 'litespeed-cache.php',
		round: 1,
		know: 'Its server is told to keep pages and lists, and never carts, suggestions and prices of one visitor. The header was read; there was no LiteSpeed server.',
		tests: whole( { shop: [ 'tests/e2e/caches-shop.spec.ts' ] } ),
	},
	{
		slug: 'contact-form-7',
		name: 'Contact Form 7',
		main: 'wp-contact-form-7.php',
		round: 1,
		know: 'Its forms take our look, without a script: [page.md](page.md#forms).',
		tests: whole(),
		more: [ 'tests/e2e/forms.spec.ts' ],
	},
	{
		slug: 'fluentform',
		name: 'Fluent Forms',
		main: 'fluentform.php',
		round: 1,
		know: 'The same.',
		tests: whole(),
		more: [ 'tests/e2e/forms.spec.ts' ],
	},
	{
		slug: 'jetpack-forms',
		name: 'Jetpack Forms',
		main: 'jetpack-forms.php',
		round: 2,
		know: 'The same. Not on wordpress.org; its repository is `Automattic/jetpack-forms`.',
		tests: whole(),
		more: [ 'tests/e2e/forms.spec.ts' ],
	},
	{
		slug: 'jetpack',
		name: 'Jetpack',
		main: 'jetpack.php',
		round: 1,
		know: 'Tried without an account at wordpress.com, as it starts, and with its carousel, tiled galleries and sharing on: its carousel opens galleries of WordPress, our lightbox opens ours. Related posts need an account and were not tried; this release has no lazy images.',
		tests: whole(),
		more: [ FEATURES ],
	},
	{
		slug: 'wp-consent-api',
		name: 'WP Consent API',
		main: 'wp-consent-api.php',
		round: 1,
		know: 'Nothing is asked of other hosts before consent, and nothing is kept of a visit: [attribution.md](attribution.md).',
		tests: whole( { attribution: [ 'tests/e2e/consent-api-shop.spec.ts' ] } ),
		more: [ 'tests/e2e/video-consent.spec.ts' ],
	},
	{
		slug: 'query-monitor',
		name: 'Query Monitor',
		main: 'query-monitor.php',
		round: 1,
		know: 'It finds no query of ours that is asked twice, nothing deprecated and nothing done wrong.',
		tests: whole( { lists: [ 'tests/e2e/query-monitor.spec.ts' ] } ),
	},
	{
		slug: 'members',
		name: 'Members',
		main: 'members.php',
		round: 1,
		know: 'Words of an entry that it keeps for a role are in no list of other readers, and not in next pages; the title is.',
		tests: whole( { lists: [ 'tests/e2e/members.spec.ts' ], pages: [ 'tests/e2e/members.spec.ts' ] } ),
	},
	{
		slug: 'classic-editor',
		name: 'Classic Editor',
		main: 'classic-editor.php',
		round: 1,
		know: 'A page with our blocks opens in its Code view, and stays as it was when it is saved. Its Visual view writes HTML anew: after that the block editor offers to recover openers, video buttons and showreels.',
		tests: whole( { editor: [ 'tests/e2e/classic-editor.spec.ts' ] } ),
	},
	{
		slug: 'classic-widgets',
		name: 'Classic Widgets',
		main: 'classic-widgets.php',
		round: 1,
		know: 'Only for classic themes.',
		tests: whole(),
	},
	{
		slug: 'redis-cache',
		name: 'Redis Object Cache',
		main: 'redis-cache.php',
		round: 2,
		know: 'Servers share what lists found.',
		tests: whole( {
			lists: [ 'tests/e2e/object-cache.spec.ts' ],
			pages: [ 'tests/e2e/object-cache.spec.ts' ],
			shop: [ 'tests/e2e/object-cache-shop.spec.ts' ],
		} ),
	},
	{
		slug: 'relevanssi',
		name: 'Relevanssi',
		main: 'relevanssi.php',
		round: 2,
		know: 'Suggestions and results of our search come from its index, in its order. It counts the words of a list for the page that the list is on. Where they shall not count, write `relevanssi_noindex` into Additional CSS class(es) of the list, or of a group around it: visitors see the list all the same.',
		tests: whole( { panels: [ FEATURES ] } ),
	},
	{
		slug: 'elasticpress',
		name: 'ElasticPress',
		main: 'elasticpress.php',
		round: 1,
		know: 'Lists are answered by the search engine: [get-posts.md](get-posts.md).',
		tests: whole( {
			lists: [ 'tests/e2e/elasticpress.spec.ts' ],
			pages: [ 'tests/e2e/elasticpress.spec.ts' ],
			shop: [ 'tests/e2e/elasticpress-shop.spec.ts' ],
		} ),
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
			editor: [ 'tests/e2e/matrix-editor.spec.ts' ],
			uninstall: [ 'tests/e2e/own-site-shop.spec.ts' ],
		},
	},
];

/**
 * @param {Neighbour} neighbour
 * @return {string[]} All its tests, each once.
 */
export const testsOf = ( { tests, more = [] } ) => [ ...new Set( [ ...Object.values( tests ).flat(), ...more ] ) ];
