import { __ } from '@wordpress/i18n';

export const milliseconds = () => __( 'ms', 'eidan' );
