import { __ } from '@wordpress/i18n';
import type { Section } from '../types';
import { milliseconds } from './units';

/** How one page follows another. */
const transitions = (): Section => ( {
	title: __( 'Page transitions', 'eidan' ),
	intro: __(
		'How one page follows another, in browsers that can. At once for visitors who want less motion.',
		'eidan'
	),
	fields: [
		{
			type: 'choice',
			path: 'page.transitions',
			label: __( 'Transition', 'eidan' ),
			options: [
				{
					value: 'none',
					label: __( 'None', 'eidan' ),
				},
				{
					value: 'fade',
					label: __( 'Fade', 'eidan' ),
				},
				{
					value: 'grow',
					label: __( 'Fade and grow', 'eidan' ),
					description: __(
						'The image and the title of an item grow from a list into its page, and back.',
						'eidan'
					),
				},
			],
		},
	],
} );

/** Settings that affect whole pages. */
export const page = (): Section[] => [
	{
		title: __( 'Anchor links', 'eidan' ),
		intro: __( 'Links to a place on the same page.', 'eidan' ),
		fields: [
			{
				type: 'toggle',
				path: 'page.anchors',
				label: __( 'Smooth scrolling', 'eidan' ),
				help: __( 'At once for visitors who want less motion.', 'eidan' ),
			},
			{
				type: 'toggle',
				path: 'page.anchorSpy',
				label: __( 'Mark the current section in menus', 'eidan' ),
				needs: 'page.anchors',
			},
			{
				type: 'number',
				path: 'page.anchorDuration',
				label: __( 'Scroll duration', 'eidan' ),
				help: __( 'At most; short ways take less.', 'eidan' ),
				needs: 'page.anchors',
				step: 50,
				unit: milliseconds(),
			},
		],
	},
	transitions(),
	{
		title: __( 'Drop-downs', 'eidan' ),
		intro: __(
			'Archives and Categories that are shown as drop-downs, and drop-downs of links in text and HTML.',
			'eidan'
		),
		fields: [
			{
				type: 'choice',
				path: 'page.dropdowns',
				label: __( 'On choosing', 'eidan' ),
				options: [
					{
						value: 'core',
						label: __( 'As in WordPress', 'eidan' ),
						description: __(
							'Another page comes with every change, also of those who pass a choice by arrow key; nothing without JavaScript.',
							'eidan'
						),
					},
					{
						value: 'button',
						label: __( 'Button', 'eidan' ),
						description: __( 'Another page comes when the button is pressed.', 'eidan' ),
					},
					{
						value: 'choose',
						label: __( 'At once, and a button', 'eidan' ),
						description: __(
							'At once by mouse and touch, by the button for those who use the keyboard.',
							'eidan'
						),
					},
				],
			},
		],
	},
	{
		title: __( 'Fonts', 'eidan' ),
		intro: __( 'Font files of the theme and of the font library.', 'eidan' ),
		fields: [
			{
				type: 'toggle',
				path: 'page.fontPreload',
				label: __( 'Preload fonts', 'eidan' ),
				help: __(
					'Browsers ask at once for the fonts of text and headings that Styles sets, two files at most.',
					'eidan'
				),
			},
			{
				type: 'toggle',
				path: 'page.fontFallbacks',
				label: __( 'Fit fallback fonts', 'eidan' ),
				help: __(
					'While a common font loads, another stands in for it with the same width and height, so that nothing moves.',
					'eidan'
				),
			},
		],
	},
];
