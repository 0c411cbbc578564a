/**
 * What the screen shows of each setting. Types, limits and defaults are the
 * server's: includes/Settings/schema.php.
 */
import { __, sprintf } from '@wordpress/i18n';

interface Base {
	/** `group.name`, as in the schema. */
	path: string;
	label: string;
	help?: string;
	/** Path of a switch that has to be on for this setting to matter. */
	needs?: string;
}

export type Field =
	| ( Base & { type: 'toggle' } )
	| ( Base & { type: 'address' } )
	| ( Base & { type: 'text'; placeholder?: string } )
	| ( Base & { type: 'lines'; placeholder?: string } )
	| ( Base & { type: 'number'; min: number; max: number; step?: number | 'any'; unit?: string } )
	| ( Base & { type: 'choice'; options: { value: string; label: string; description?: string }[] } );

export interface Section {
	title: string;
	intro?: string;
	/** Short numbers stand side by side. */
	columns?: boolean;
	fields: Field[];
}

export interface Tab {
	name: string;
	title: string;
	sections: Section[];
}

const milliseconds = () => __( 'ms', 'eidan' );

const portfolio = (): Section[] => [
	{
		title: __( 'Portfolio', 'eidan' ),
		intro: __( 'A content type for finished work, with categories, tags, a page for each item and an archive of all.', 'eidan' ),
		fields: [
			{
				type: 'toggle',
				path: 'portfolio.enabled',
				label: __( 'This site has a portfolio', 'eidan' ),
				help: __( 'Switched off, the items are hidden but kept, and come back when it is switched on again.', 'eidan' ),
			},
		],
	},
	{
		title: __( 'Addresses', 'eidan' ),
		intro: __( 'Links to the old addresses stop working when you change these.', 'eidan' ),
		fields: [
			{ type: 'address', path: 'portfolio.slug', label: __( 'Portfolio items', 'eidan' ), needs: 'portfolio.enabled' },
			{
				type: 'address',
				path: 'portfolio.archive',
				label: __( 'Archive', 'eidan' ),
				help: __( 'Empty for no archive. A page with the same address is shown instead of the archive.', 'eidan' ),
				needs: 'portfolio.enabled',
			},
			{ type: 'address', path: 'portfolio.categorySlug', label: __( 'Categories', 'eidan' ), needs: 'portfolio.enabled' },
			{ type: 'address', path: 'portfolio.tagSlug', label: __( 'Tags', 'eidan' ), needs: 'portfolio.enabled' },
		],
	},
];

const lists = (): Section[] => [
	{
		title: __( 'New lists', 'eidan' ),
		intro: __( 'What lists of posts start with. A list whose author chose otherwise keeps its own.', 'eidan' ),
		fields: [
			{
				type: 'choice',
				path: 'lists.pagination',
				label: __( 'Pagination', 'eidan' ),
				options: [
					{ value: 'standard', label: __( 'Standard', 'eidan' ), description: __( 'Numbered pages with links.', 'eidan' ) },
					{ value: 'load-more', label: __( 'Load more', 'eidan' ), description: __( 'A button adds the next posts below.', 'eidan' ) },
					{
						value: 'infinite',
						label: __( 'Infinite scroll', 'eidan' ),
						description: __( 'The next posts come by themselves while visitors scroll.', 'eidan' ),
					},
				],
			},
			{ type: 'number', path: 'lists.perPage', label: __( 'Posts per page', 'eidan' ), min: 1, max: 100 },
		],
	},
	{
		title: __( 'Behaviour', 'eidan' ),
		columns: true,
		fields: [
			{
				type: 'number',
				path: 'lists.scrollOffset',
				label: __( 'Distance from the top', 'eidan' ),
				help: __( 'Free space above a list after a page was turned.', 'eidan' ),
				min: 0,
				max: 1000,
				unit: __( 'px', 'eidan' ),
			},
			{
				type: 'number',
				path: 'lists.scrollDuration',
				label: __( 'Scrolling time', 'eidan' ),
				help: __( 'How long scrolling back to the list takes. Visitors who want less motion get none.', 'eidan' ),
				min: 0,
				max: 5000,
				step: 50,
				unit: milliseconds(),
			},
			{
				type: 'number',
				path: 'lists.newPostsDelay',
				label: __( 'Delay of the new-posts event', 'eidan' ),
				help: __( 'For developers: when scripts hear of posts that were added.', 'eidan' ),
				min: 0,
				max: 5000,
				step: 50,
				unit: milliseconds(),
			},
		],
	},
];

const perView = ( name: string, label: string ): Field => ( {
	type: 'number',
	path: `sliders.${ name }`,
	label,
	min: 1,
	max: 12,
} );

/* translators: %d: width of the window in pixels. */
const upTo = ( width: number ) => sprintf( __( 'Up to %d px', 'eidan' ), width );

const sliders = (): Section[] => [
	{
		title: __( 'Slides in view', 'eidan' ),
		intro: __( 'How many slides fit into a slider, by the width of the window. A slider whose author chose otherwise keeps its own.', 'eidan' ),
		columns: true,
		fields: [
			perView( 'slidesPerView', __( 'Wider than 1440 px', 'eidan' ) ),
			...[ 1440, 1366, 1024, 768, 680, 480 ].map( ( width ) => perView( `slidesPerView${ width }`, upTo( width ) ) ),
			{
				type: 'number',
				path: 'sliders.spaceBetween',
				label: __( 'Space between slides', 'eidan' ),
				min: 0,
				max: 200,
				unit: __( 'px', 'eidan' ),
			},
		],
	},
	{
		title: __( 'Movement', 'eidan' ),
		columns: true,
		fields: [
			{
				type: 'number',
				path: 'sliders.autoplay',
				label: __( 'Autoplay', 'eidan' ),
				help: __( 'How long a slide stays; 0 for no autoplay.', 'eidan' ),
				min: 0,
				max: 60000,
				step: 100,
				unit: milliseconds(),
			},
			{
				type: 'number',
				path: 'sliders.speed',
				label: __( 'Speed', 'eidan' ),
				help: __( 'How long a change takes.', 'eidan' ),
				min: 0,
				max: 10000,
				step: 50,
				unit: milliseconds(),
			},
			{
				type: 'number',
				path: 'sliders.wheelLock',
				label: __( 'Mouse wheel lock', 'eidan' ),
				help: __( 'Pause between two slides when turning the wheel.', 'eidan' ),
				min: 0,
				max: 5000,
				step: 50,
				unit: milliseconds(),
			},
			{
				type: 'number',
				path: 'sliders.wheelLockPortfolio',
				label: __( 'Mouse wheel lock of portfolio sliders', 'eidan' ),
				min: 0,
				max: 5000,
				step: 50,
				unit: milliseconds(),
			},
		],
	},
	{
		title: __( 'Sliders without options', 'eidan' ),
		intro: __( 'What sliders do that a theme or plugin shows without saying how.', 'eidan' ),
		columns: true,
		fields: [
			perView( 'fallbackSlidesPerView', __( 'Slides side by side', 'eidan' ) ),
			{ type: 'number', path: 'sliders.fallbackSpaceBetween', label: __( 'Gap', 'eidan' ), min: 0, max: 200, unit: __( 'px', 'eidan' ) },
			{
				type: 'number',
				path: 'sliders.fallbackAutoplay',
				label: __( 'Time for a slide', 'eidan' ),
				help: __( '0 for no autoplay.', 'eidan' ),
				min: 0,
				max: 60000,
				step: 100,
				unit: milliseconds(),
			},
			{
				type: 'number',
				path: 'sliders.fallbackSpeed',
				label: __( 'Time for a change', 'eidan' ),
				min: 0,
				max: 10000,
				step: 50,
				unit: milliseconds(),
			},
		],
	},
];

const pictures = (): Section[] => [
	{
		title: __( 'Lightbox', 'eidan' ),
		fields: [
			{
				type: 'toggle',
				path: 'lightbox.core',
				label: __( 'Also for WordPress’s own images and galleries', 'eidan' ),
				help: __( 'Pictures that link to their file open in the same lightbox as those of Eidan’s blocks.', 'eidan' ),
			},
		],
	},
];

const data = (): Section[] => [
	{
		title: __( 'When the plugin is deleted', 'eidan' ),
		intro: __( 'Pages and posts always stay as they are; what was typed into blocks stays readable.', 'eidan' ),
		fields: [
			{
				type: 'choice',
				path: 'uninstall.remove',
				label: __( 'Remove', 'eidan' ),
				options: [
					{ value: 'nothing', label: __( 'Nothing', 'eidan' ), description: __( 'Settings and portfolio are there again after a new installation.', 'eidan' ) },
					{ value: 'settings', label: __( 'Settings', 'eidan' ), description: __( 'Portfolio items stay in the database.', 'eidan' ) },
					{
						value: 'everything',
						label: __( 'Settings and portfolio', 'eidan' ),
						description: __( 'Deletes all portfolio items with their categories and tags, for good. Pictures stay in the media library.', 'eidan' ),
					},
				],
			},
		],
	},
];

const attribution = (): Section[] => [
	{
		title: __( 'Order attribution', 'eidan' ),
		intro: __( 'Says of each order where its shopper came from. It works with WooCommerce, on WooCommerce’s own fields.', 'eidan' ),
		fields: [
			{
				type: 'choice',
				path: 'attribution.engine',
				label: __( 'Engine', 'eidan' ),
				options: [
					{
						value: 'eidan',
						label: __( 'Eidan', 'eidan' ),
						description: __( 'Takes the place of WooCommerce’s scripts. Cookies and orders that are there already are carried on.', 'eidan' ),
					},
					{
						value: 'woocommerce',
						label: __( 'WooCommerce', 'eidan' ),
						description: __( 'Leaves WooCommerce’s scripts as they are. Of the settings for visits they only know the first two, and base64.', 'eidan' ),
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
				label: __( 'Remember a source for', 'eidan' ),
				help: __( 'In months of 30 days. WooCommerce’s default comes to less than a minute, which means until the browser is closed.', 'eidan' ),
				min: 0,
				max: 24,
				step: 'any',
				unit: __( 'months', 'eidan' ),
			},
			{
				type: 'number',
				path: 'attribution.session',
				label: __( 'A visit ends after', 'eidan' ),
				help: __( 'Time without a page, after which the next one begins a new visit.', 'eidan' ),
				min: 1,
				max: 1440,
				unit: __( 'min', 'eidan' ),
			},
			{
				type: 'number',
				path: 'attribution.timeZone',
				label: __( 'Time zone of the stored times', 'eidan' ),
				help: __( 'Hours from UTC.', 'eidan' ),
				min: -12,
				max: 14,
				unit: __( 'h', 'eidan' ),
			},
			{
				type: 'toggle',
				path: 'attribution.compact',
				label: __( 'Short cookies', 'eidan' ),
				help: __( 'Leaves out what is empty or known elsewhere: less than half the bytes with every request. WooCommerce’s scripts can still read them.', 'eidan' ),
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
				help: __( 'Cookies are for this host only, and other hosts of the domain count as other sites.', 'eidan' ),
			},
		],
	},
	{
		title: __( 'Consent', 'eidan' ),
		intro: __( 'Cookie banners that know the WP Consent API are asked in the browser, so cached pages stay right.', 'eidan' ),
		fields: [
			{
				type: 'choice',
				path: 'attribution.consentCategory',
				label: __( 'Category', 'eidan' ),
				options: [
					{ value: '', label: __( 'As WooCommerce says', 'eidan' ), description: __( 'Statistics where WooCommerce says nothing.', 'eidan' ) },
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
				help: __( 'Without one, consent counts as granted. Switch this on where the banner is not a WordPress plugin: nothing is stored before it answers.', 'eidan' ),
			},
		],
	},
	{
		title: __( 'Analytics script', 'eidan' ),
		intro: __( 'Loads only with consent for statistics; before that, nothing is requested. Works without WooCommerce, too.', 'eidan' ),
		fields: [
			{
				type: 'text',
				path: 'attribution.analyticsSource',
				label: __( 'Address of the script', 'eidan' ),
				placeholder: 'https://analytics.example/script.js',
			},
			{
				type: 'text',
				path: 'attribution.analyticsHandle',
				label: __( 'Or the handle of a registered script', 'eidan' ),
				help: __( 'For scripts that a theme or plugin brings along: its own output is held back until there is consent.', 'eidan' ),
			},
		],
	},
	{
		title: __( 'Own sources', 'eidan' ),
		intro: __( 'Beside the search engines, networks and assistants that are known. One entry a line, its parts with commas between them.', 'eidan' ),
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
		title: __( 'Own names', 'eidan' ),
		fields: [
			{ type: 'text', path: 'attribution.campaignParam', label: __( 'Parameter for the campaign', 'eidan' ), help: __( 'Works beside utm_campaign.', 'eidan' ) },
			{ type: 'text', path: 'attribution.termParam', label: __( 'Parameter for the term', 'eidan' ), help: __( 'Works beside utm_term.', 'eidan' ) },
			{ type: 'text', path: 'attribution.contentParam', label: __( 'Parameter for the content', 'eidan' ), help: __( 'Works beside utm_content.', 'eidan' ) },
			{
				type: 'text',
				path: 'attribution.typeinSource',
				label: __( 'Source of direct visits', 'eidan' ),
				help: __( 'Only with a medium as well.', 'eidan' ),
				placeholder: '(direct)',
			},
			{ type: 'text', path: 'attribution.typeinMedium', label: __( 'Medium of direct visits', 'eidan' ), placeholder: '(none)' },
		],
	},
	{
		title: __( 'Promo code', 'eidan' ),
		intro: __( 'A random number for each visitor, which a page can show and a caller can name.', 'eidan' ),
		fields: [
			{ type: 'toggle', path: 'attribution.promo', label: __( 'Give visitors a code', 'eidan' ) },
			{ type: 'number', path: 'attribution.promoMin', label: __( 'Smallest code', 'eidan' ), min: 1, max: 999999999, needs: 'attribution.promo' },
			{ type: 'number', path: 'attribution.promoMax', label: __( 'Largest code', 'eidan' ), min: 1, max: 999999999, needs: 'attribution.promo' },
		],
	},
];

/** The tabs of the screen. */
export const tabs = (): Tab[] => [
	{ name: 'portfolio', title: __( 'Portfolio', 'eidan' ), sections: portfolio() },
	{ name: 'lists', title: __( 'Lists', 'eidan' ), sections: lists() },
	{ name: 'sliders', title: __( 'Sliders', 'eidan' ), sections: sliders() },
	{ name: 'pictures', title: __( 'Pictures', 'eidan' ), sections: pictures() },
	{ name: 'attribution', title: __( 'Attribution', 'eidan' ), sections: attribution() },
	{ name: 'data', title: __( 'Demo and data', 'eidan' ), sections: data() },
];

export const fieldsOf = ( tab: Tab ): Field[] => tab.sections.flatMap( ( { fields } ) => fields );

export const pathsOf = ( tab: Tab ): string[] => fieldsOf( tab ).map( ( { path } ) => path );
