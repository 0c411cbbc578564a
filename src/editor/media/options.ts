import { __ } from '@wordpress/i18n';

export const captionOptions = () => [
	{ value: 'under', label: __( 'Under the picture', 'eidan' ) },
	{ value: 'on', label: __( 'On the picture', 'eidan' ) },
	{ value: 'hover', label: __( 'On hover and focus', 'eidan' ) },
	{ value: 'none', label: __( 'Hidden (kept for the lightbox)', 'eidan' ) },
];
