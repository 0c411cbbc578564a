import { __ } from '@wordpress/i18n';

const product = ( name: string, excerpt: string ) => ( { title: name, excerpt } );

/** Sample products to try a list with. They have no price, so that nobody can order them by accident. */
export const samples = () => [
	product( __( 'Sample cup', 'eidan' ), __( 'Stoneware, made to be held.', 'eidan' ) ),
	product( __( 'Sample lamp', 'eidan' ), __( 'Warm light for a desk.', 'eidan' ) ),
	product( __( 'Sample chair', 'eidan' ), __( 'Four legs, one back, no fuss.', 'eidan' ) ),
];
