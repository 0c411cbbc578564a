import { __ } from '@wordpress/i18n';

export const captionOptions = () => [
	{ value: 'under', label: __( 'Below the image', 'eidan' ) },
	{ value: 'on', label: __( 'Over the image', 'eidan' ) },
	{ value: 'hover', label: __( 'Over the image on hover and focus', 'eidan' ) },
	{ value: 'none', label: __( 'Hidden (shown in the lightbox)', 'eidan' ) },
];
