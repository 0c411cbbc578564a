import { __, _x } from '@wordpress/i18n';
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
					label: _x( 'None', 'transition', 'eidan' ),
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

/** What a page begins with. */
const opening = (): Section => ( {
	title: __( 'Opening', 'eidan' ),
	fields: [
		{
			type: 'toggle',
			path: 'page.opening',
			label: __( 'Reveal the first heading and image', 'eidan' ),
			help: __( 'Once, as a page opens. Never with reduced motion.', 'eidan' ),
		},
	],
} );

/** The look of forms that other plugins print. */
const forms = (): Section => ( {
	title: __( 'Forms', 'eidan' ),
	intro: __(
		'Contact Form 7, Fluent Forms, Jetpack, WPForms, Gravity Forms, and WordPress’s comments, search and log-in.',
		'eidan'
	),
	fields: [
		{
			type: 'toggle',
			path: 'page.forms',
			label: __( 'Form styles', 'eidan' ),
			help: __( 'Fields, labels and errors look like the rest of the page, buttons like the theme’s.', 'eidan' ),
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
				help: __( 'Links lead there at once with reduced motion.', 'eidan' ),
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
				help: __( 'Maximum. None with reduced motion.', 'eidan' ),
				needs: 'page.anchors',
				step: 50,
				unit: milliseconds(),
			},
		],
	},
	transitions(),
	opening(),
	forms(),
	{
		title: __( 'Drop-downs', 'eidan' ),
		intro: __( 'Archives, categories and links that are shown as a drop-down.', 'eidan' ),
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
							'Every change opens a page, also while arrow keys pass a choice. Does nothing without JavaScript.',
							'eidan'
						),
					},
					{
						value: 'button',
						label: __( 'Button', 'eidan' ),
						description: __( 'The button opens the page.', 'eidan' ),
					},
					{
						value: 'choose',
						label: __( 'At once, and a button', 'eidan' ),
						description: __(
							'A choice opens the page by mouse and touch, the button by keyboard.',
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
				help: __( 'Loads the fonts of text and headings at once, two files at most.', 'eidan' ),
			},
			{
				type: 'toggle',
				path: 'page.fontFallbacks',
				label: __( 'Fit fallback fonts', 'eidan' ),
				help: __(
					'Until a font has loaded, another one of the same width and height stands in for it, so that nothing moves.',
					'eidan'
				),
			},
		],
	},
];
