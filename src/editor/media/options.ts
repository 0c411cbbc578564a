import { __ } from '@wordpress/i18n';

export const ratioOptions = () => [
	{ value: 'auto', label: __( 'Original', 'eidan' ) },
	{ value: '1/1', label: __( 'Square (1:1)', 'eidan' ) },
	{ value: '4/5', label: __( 'Portrait (4:5)', 'eidan' ) },
	{ value: '3/4', label: __( 'Portrait (3:4)', 'eidan' ) },
	{ value: '2/3', label: __( 'Tall portrait (2:3)', 'eidan' ) },
	{ value: '5/4', label: __( 'Landscape (5:4)', 'eidan' ) },
	{ value: '4/3', label: __( 'Landscape (4:3)', 'eidan' ) },
	{ value: '3/2', label: __( 'Landscape (3:2)', 'eidan' ) },
	{ value: '16/9', label: __( 'Wide (16:9)', 'eidan' ) },
	{ value: '21/9', label: __( 'Panorama (21:9)', 'eidan' ) },
];

export const captionOptions = () => [
	{ value: 'under', label: __( 'Under the picture', 'eidan' ) },
	{ value: 'on', label: __( 'On the picture', 'eidan' ) },
	{ value: 'hover', label: __( 'On hover and focus', 'eidan' ) },
	{ value: 'none', label: __( 'Hidden (kept for the lightbox)', 'eidan' ) },
];
