import { __ } from '@wordpress/i18n';
import { asExample, type Template } from '@eidan/editor';
import { centredIcon, icon, minimalIcon, verticalIcon } from './icon';
import type { HeaderAttributes } from './attributes';

/**
 * Classes of blocks that a header shows only in its wide form, or only in its compact form. See
 * src/editor/header/form.ts.
 */
const WIDE = 'is-header-wide';
export const COMPACT = 'is-header-compact';

const row = ( inner: Template[], attributes: object = {} ): Template => [
	'core/group',
	{ layout: { type: 'flex', flexWrap: 'nowrap', justifyContent: 'space-between' }, ...attributes },
	inner,
];
const flexGroup = ( inner: Template[] ): Template => [
	'core/group',
	{ layout: { type: 'flex', flexWrap: 'nowrap' } },
	inner,
];

/** Site logo, if there is one, and site title. */
const brand = (): Template =>
	flexGroup( [
		[ 'core/site-logo', { width: 40 } ],
		[ 'core/site-title', { level: 0 } ],
	] );

/** Anchor of the panel that the opener of a new header opens. */
const PANEL = 'site-menu';

export const opener = ( className?: string, anchor = PANEL ): Template => [
	'eidan/opener',
	{ panel: anchor, text: __( 'Menu', 'eidan' ), ...( className ? { className } : {} ) },
];

/** The panel. It contains the same menu, shown as an accordion. */
export const panel = ( attributes: object = {} ): Template => [
	'eidan/panel',
	{ anchor: PANEL, label: __( 'Menu', 'eidan' ), ...attributes },
	[ [ 'eidan/menu', {} ] ],
];

interface Variation {
	name: string;
	title: string;
	description: string;
	icon: unknown;
	attributes: Partial< HeaderAttributes >;
	innerBlocks: Template[];
	isDefault?: boolean;
	scope: string[];
	example?: object;
	isActive?: ( attributes: HeaderAttributes, variation: Partial< HeaderAttributes > ) => boolean;
}

const link = ( label: string ): Template => [ 'core/navigation-link', { label, url: '#' } ];

/** Preview of the standard header for the inserter. Its menu has links of its own, so that it looks the same everywhere. */
const example = () => ( {
	innerBlocks: [
		asExample(
			row( [
				brand(),
				[
					'eidan/menu',
					{ menu: 'inside' },
					[
						[
							'core/navigation',
							{},
							[
								link( __( 'Work', 'eidan' ) ),
								link( __( 'Services', 'eidan' ) ),
								link( __( 'Journal', 'eidan' ) ),
							],
						],
					],
				],
				[ 'core/buttons', {}, [ [ 'core/button', { text: __( 'Contact', 'eidan' ) } ] ] ],
			] )
		),
	],
} );

export const variations: Variation[] = [
	{
		name: 'standard',
		title: __( 'Standard header', 'eidan' ),
		description: __( 'Logo, menu and buttons in one row.', 'eidan' ),
		icon,
		isDefault: true,
		attributes: {},
		innerBlocks: [
			row( [ brand(), [ 'eidan/menu', { className: WIDE, justify: 'end' } ], opener( COMPACT ) ] ),
			panel(),
		],
		scope: [ 'block' ],
		example: example(),
	},
	{
		name: 'centred-logo',
		title: __( 'Header with centered logo', 'eidan' ),
		description: __( 'The logo in the middle, half of the menu on either side.', 'eidan' ),
		icon: centredIcon,
		attributes: {},
		innerBlocks: [
			row( [
				[ 'eidan/menu', { className: WIDE, entries: 'first' } ],
				brand(),
				[ 'eidan/menu', { className: WIDE, entries: 'second', justify: 'end' } ],
				opener( COMPACT ),
			] ),
			panel(),
		],
		scope: [ 'block' ],
	},
	{
		name: 'minimal',
		title: __( 'Minimal header', 'eidan' ),
		description: __( 'The logo, and a button that opens a panel with the menu.', 'eidan' ),
		icon: minimalIcon,
		attributes: {},
		innerBlocks: [ row( [ brand(), opener() ] ), panel( { kind: 'fullscreen', breakpoint: 0 } ) ],
		scope: [ 'block' ],
	},
	{
		name: 'vertical',
		title: __( 'Vertical header', 'eidan' ),
		description: __( 'A column at the side; its button slides the menu out.', 'eidan' ),
		icon: verticalIcon,
		attributes: { orientation: 'vertical', menuForm: 'accordion' },
		innerBlocks: [
			[ 'core/site-logo', { width: 40 } ],
			[ 'eidan/menu', {} ],
		],
		scope: [ 'block', 'inserter' ],
		isActive: ( { orientation } ) => orientation === 'vertical',
	},
];
